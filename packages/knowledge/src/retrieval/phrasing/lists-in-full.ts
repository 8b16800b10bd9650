import { canonicalCode } from '../../analysis/canonical-code.ts';
import { codeFamilies } from '../../analysis/code-families.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';

const part = '(?:SEs?|[Ss]ub-?[Ee]lements?)';
const joint = String.raw`(?:\s*[,/&]\s*(?:and |or )?|\s+(?:and|or|vs\.?|versus)\s+)`;
const listed = String.raw`\d{1,3}\b(?:${joint}(?:(?:DE ?\d{1,3},? ?)?${part} ?)?\d{1,3}\b)+`;
const oneOfList = new RegExp(String.raw`(?:(?:DE ?\d{1,3},? ?)?\b${part} ?)?\b(\d{1,3})\b`, 'g');
const namesPart = new RegExp(String.raw`\b${part} ?\d`);
const behindElement = new RegExp(String.raw`\bDE ?(\d{1,3}),? ${part} ?(${listed})`, 'g');
const beforeElement = new RegExp(String.raw`\b${part} ?(${listed}) (?:of|in|from) DE ?(\d{1,3})\b`, 'g');

const functionCode = 'mastercard-function-code';
const namesDe24 = /\bDE ?24\b/;
const valuesOfDe24 = new RegExp(
  String.raw`\b(DE ?24)(?:\s*[=:]\s*|,? (?:(?:is|of|with|values?) )*)(\d{3}\b(?:${joint}\d{3}\b)*)`,
  'g',
);

const namesRange = /\d ?(?:[-\u2013]|to|through|until) ?\d/;
const range = /(?<![\w.,-])(\d{1,4})(?: ?[-\u2013] ?| (?:to|through|until) )(\d{1,4})(?![\w-]|[.,:]\d)/g;
const mostWordsOfLead = 4;
const mostCodes = 10;
const mostApart = 60;

const families = Object.entries(codeFamilies).flatMap(([kind, { leads }]) =>
  leads.map((lead) => [lead, kind] as const),
);
const kindOfLead = new Map(families);

/**
 * A question in which each code of a list stands as it does by itself: the subelements of "DE 48 SE 42, SE 43", and of a range, "MAC
 * 24 to 30", the codes that have a row.
 */
export function listsInFull(question: string, lexicon: Pick<Lexicon, 'rowsOf'>): string {
  return withFunctionCodes(withRanges(withSubelements(question), lexicon), lexicon);
}

/** "DE 24 450 vs 453" and "DE 24 = 450" name function codes, where they are such; DE 24 holds other numbers in the first edition. */
function withFunctionCodes(question: string, lexicon: Pick<Lexicon, 'rowsOf'>): string {
  if (!namesDe24.test(question)) return question;
  return question.replace(valuesOfDe24, (written, element: string, list: string) => {
    const codes = list.match(/\d{3}/g) ?? [];
    const areKnown = codes.every(
      (code) => lexicon.rowsOf(canonicalCode(functionCode, code) ?? '').length > 0,
    );
    return areKnown ? `${element} function code ${codes.join(', ')}` : written;
  });
}

function withSubelements(question: string): string {
  if (!namesPart.test(question)) return question;
  const inFull = (element: string, list: string) =>
    list.replace(oneOfList, (_, number: string) => `DE ${element} subelement ${number}`);
  return question
    .replace(behindElement, (_, element: string, list: string) => inFull(element, list))
    .replace(beforeElement, (_, list: string, element: string) => inFull(element, list));
}

function withRanges(question: string, lexicon: Pick<Lexicon, 'rowsOf'>): string {
  if (!namesRange.test(question)) return question;
  return question.replace(range, (written, first: string, last: string, at: number) => {
    const kind = kindBefore(question.slice(0, at));
    const count = Number(last) - Number(first) + 1;
    if (kind === undefined || first.length > last.length || count < 2 || count > mostApart) return written;
    const between = Array.from({ length: count }, (_, step) =>
      String(Number(first) + step).padStart(first.length, '0'),
    ).filter((number, step) => {
      const isEnd = step === 0 || step === count - 1;
      return isEnd || lexicon.rowsOf(canonicalCode(kind, number) ?? '').length > 0;
    });
    return between.length > mostCodes ? written : between.join(', ');
  });
}

/** The kind of code that the words right before a number announce. */
function kindBefore(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .trimEnd()
    .split(/[^a-z\d]+/)
    .slice(-mostWordsOfLead);
  if (!/[a-z][\s:=]*$/i.test(text)) return undefined;
  return words
    .filter((word) => word !== '')
    .flatMap((_, from, all) => kindOfLead.get(all.slice(from).join(' ')) ?? [])[0];
}
