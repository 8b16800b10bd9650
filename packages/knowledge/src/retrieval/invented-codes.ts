import type { Engine } from './engine.ts';

/** What announces a code, the value after it, and the values that a code of its kind can have. */
const shapes: readonly { readonly named: RegExp; readonly possible: RegExp }[] = [
  {
    named: /\btags? ["']?((?=[0-9a-z]*\d)[0-9a-z]{4})\b/gi,
    possible: /^[0-9a-fx]+$/i,
  },
  {
    // In x800 the letter stands for any version.
    named: /\b(?:mtis?|mccs?|message types?) ["']?((?=[0-9a-wyz]*\d)[0-9a-z]{4})\b/gi,
    possible: /^[0-9xn]+$/i,
  },
  {
    named: /\bmccs? (\d{5,})\b/gi,
    possible: /^\d{4}$/,
  },
  {
    named:
      /\b(?:[Rr]esponse|[Dd]ecline|[Aa]nswer|[Rr]eply|[Aa]ction) codes? (?:is |of |was |being |called )?["'\u2018\u201c]?((?=[A-Z-]*\d)[A-Z0-9-]{3,5})(?![\w=])/g,
    possible: /^\d+$|^[A-Z]{1,2}-?\d$|^\d[A-Z]$|^(?:DE|RC|F|P|TC)-?\d+$/,
  },
  {
    named:
      /\b((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{3,4}) as (?:an? |the )?(?:response|decline|answer|reply) code\b/g,
    possible: /^(?:DE|RC)\d+$/,
  },
  { named: /\bT[CR] ?(\d+(?:[A-Z]|\p{Script=Greek})+)(?!\p{L})/gu, possible: /^\d+$/ },
  { named: /\bservice code ["']?((?=[0-9A-Z]*\d)[0-9A-Z]{3})\b/gi, possible: /^\d+$/ },
  { named: /\beci (?:value )?["']?(\d[A-Z]|[A-Z]\d)\b/gi, possible: /^\d+$/ },
  {
    named: /\bsub-?(?:elements?|fields?) ["']?((?=[A-Z]*\d)(?=\d*[A-Z])[0-9A-Z]{2,4})\b/g,
    possible: /^\d+$/,
  },
  { named: /\b(?:SW|[Ss]tatus words?) ["']?((?=[A-Z]*\d)[0-9A-Z]{4})\b/g, possible: /^[0-9A-FX]+$/i },
  { named: /\b(?:TR-?31|[Kk]ey blocks?) version ["']?([A-Z])\b/g, possible: /^[A-D]$/ },
];

/** Whether a question asks for a code that cannot be one, as its characters are not those of any: tag 9FZZ, response code Q9Z. */
export function namesImpossibleCode(question: string): boolean {
  return shapes.some(({ named, possible }) =>
    [...question.matchAll(named)].some(([, value = '']) => !possible.test(value)),
  );
}

/** The first part of the highest version that there is of what has numbered versions. */
const versions: readonly (readonly [RegExp, number])[] = [
  [/\bpci[- ]?dss (?:version |v\.? ?)(\d+)/gi, 4],
  [/\bpci[- ]?dss (\d+)\.0\b/gi, 4],
  [/\bpci pin (?:security )?(?:version |v\.? ?)?(\d+)\b(?!\.\d+\.)/gi, 3],
  [/\bp2pe (?:version |v\.? ?)?(\d+)\b(?!\.\d+\.)/gi, 3],
  [/\b(?:3-?ds|3-d secure|emv 3ds) (?:version |v\.? ?)?(\d)(?:\.\d)*(?![\d.]*[A-Za-z%])\b/gi, 2],
  [/\bpts poi (?:version |v\.? ?)?(\d+)\b/gi, 7],
  [/\bemv book (\d+)\b/gi, 4],
  [/\bkernel (?:c-?)?(\d+)\b/gi, 8],
];

const numberedMessage =
  /(?:\b(?:visa|mastercard) |\b(?:an?|the|this|that) )?(?<!8583[-: ]{0,2})\b(?!19(?:87|93)|20\d\d)([01]\d{3})\b(?: \p{L}+){0,3} (?:advices?|notifications?|messages?|requests?|responses?|reversals?)\b/giu;
/** Of version 1987 or 1993, a class that is not reserved, a function and an origin that exist. */
const possibleMessage = /^[01][1-8][0-7][0-5]$/;
const isoVersion = /\biso ?8583[:-]((?:19|20)\d\d)\b/gi;
const knownVersions = /^(?:1987|1993|2003|2023)$/;

/** Whether a question asks for a version or a numbered message that there is not: PCI DSS 7.0, a message 0990. */
export function namesImpossibleNumber(question: string): boolean {
  return (
    versions.some(([named, highest]) =>
      [...question.matchAll(named)].some(([, number = '']) => Number(number) > highest),
    ) ||
    [...question.matchAll(isoVersion)].some(([, year = '']) => !knownVersions.test(year)) ||
    [...question.matchAll(numberedMessage)].some(([, type = '']) => !possibleMessage.test(type))
  );
}

const numberAndName = /\b(?:Visa|Mastercard) (\d{4}) \p{Lu}/gu;

/** Whether a question gives a message of a network a number that no message known has: Mastercard 0990 Hold Advice. */
export function namesUnknownMessage(question: string, { lexicon }: Engine): boolean {
  return [...question.matchAll(numberAndName)].some(
    ([, type = '']) => /^[01]/.test(type) && !possibleMessage.test(type) && !lexicon.knows(type),
  );
}
