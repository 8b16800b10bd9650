import { isAmount } from './amounts.ts';
import { withoutClockTimes } from './clock-times.ts';
import {
  type CodeKind,
  codePatterns,
  elementPattern,
  elementsPattern,
  hsmContext,
  hsmErrorPatterns,
  valuesPattern,
} from './code-patterns.ts';
import { withoutFirstDigits } from './first-digits.ts';

/** A code somebody asks about, with how an answer names it: "DE 39", "response code 05", "tag 9F27". */
export type Code = {
  kind: CodeKind;
  value: string;
  label: string;
  /** The part of the value that tables list: 05 of DE 22 = 051, 20 of DE 3 = 200000. */
  key?: string;
};

const hsmError = 'HSM error';
/** The A among other letters is none of the words of a sentence. */
const listedLetters = /^[A-Z](?:[\s,/]+[A-Z]\b)+/;
const keyLengths: Record<string, number> = { '3': 2, '22': 2 };

/** Every code a question names, in the order in which they stand. */
export function findCodes(text: string): Code[] {
  // An EMV tag is sometimes written as two bytes, and a log line has only the number of the response's element.
  const question = withoutFirstDigits(withoutControlField(withoutClockTimes(text)))
    .replace(/\b(9F|5F|DF|BF)\s+([0-9A-F]{2})\b/gi, '$1$2')
    .replace(/(?<![\w.-]|\b(?:DE|F|P|field|bit) ?)39(?=\s*=\s*[0-9A-Z]{2}\b)/gi, 'DE 39');
  const found: (Code & { at: number })[] = [];
  const add = (
    at: number,
    kind: CodeKind,
    value: string,
    label: string,
    { key = keyOf(value, label), isListed = false }: { key?: string | undefined; isListed?: boolean } = {},
  ) => {
    const known = found.some(
      (code) =>
        code.value === value &&
        (code.kind === kind ||
          (kind === 'mti' && code.label.includes(' = ')) ||
          kind === 'other' ||
          code.label.startsWith(hsmError)),
    );
    if (!known && (isListed || !isWord(value)))
      found.push({ at, kind, value, label, ...(key === value ? {} : { key }) });
  };

  const lists = [...question.matchAll(elementsPattern)];
  for (const { index, groups } of lists)
    for (const [place, number] of (groups?.list?.match(/\d{1,3}/g) ?? []).entries())
      add(index + place / 10, 'element', String(Number(number)), `DE ${Number(number)}`);
  for (const { index, groups } of question.matchAll(elementPattern)) {
    const { element = '', value } = groups ?? {};
    if (isBesideOtherLetter(question, index)) continue;
    add(index, 'element', element, `DE ${element}`);
    if (value === undefined || lists.some((list) => list.index === index)) continue;
    if (element === '39') add(index + 1, 'response', value, `response code ${value}`);
    else
      add(index + 1, 'other', value, `DE ${element} = ${value}`, {
        key: value.slice(0, keyLengths[element]),
      });
  }
  for (const { index, groups } of question.matchAll(valuesPattern))
    for (const [place, value] of ((groups?.list ?? groups?.bare)?.match(/\d{2,6}/g) ?? []).entries()) {
      const { element = '' } = groups ?? {};
      if (element === '39') add(index + place, 'response', value, `response code ${value}`);
      else
        add(index + place, 'other', value, `DE ${element} = ${value}`, {
          key: value.slice(0, keyLengths[element]),
        });
    }
  if (hsmContext.test(question)) {
    for (const { index, 1: written = '' } of hsmErrorPatterns.flatMap((each) => [...question.matchAll(each)]))
      for (const value of valuesIn(written)) add(index, 'other', value, `${hsmError} ${value}`);
  }
  for (const { kind, pattern, label } of codePatterns) {
    for (const match of question.matchAll(pattern)) {
      if (kind === 'mti' && isAmount(question, match.index)) continue;
      const written = (match[1] === match.groups?.named ? match[2] : match[1]) ?? '';
      const isListed = listedLetters.test(written);
      for (const value of kind === 'other' || kind === 'response'
        ? valuesIn(written)
        : kind === 'tag'
          ? (written.toUpperCase().match(/[0-9A-F]{2,6}/g) ?? [])
          : kind === 'mti'
            ? (written.match(/\d{4}/g) ?? [written.padStart(4, '0')])
            : [written.toUpperCase()]) {
        add(match.index, kind, value, `${label(match.groups?.named ?? '')} ${value}`.trim(), { isListed });
      }
    }
  }
  const element = found.find(({ kind }) => kind === 'element')?.value;
  for (const code of found)
    if (element !== undefined && /^sub-?field /i.test(code.label)) code.key = `${element}.${code.value}`;
  return found.sort((one, other) => one.at - other.at).map(({ at: _at, ...code }) => code);
}

function keyOf(value: string, label: string): string {
  const isSliced =
    (/processing code/i.test(label) && value.length === 6) || (/entry mode/i.test(label) && value.length > 2);
  return isSliced ? value.slice(0, 2) : value;
}

function valuesIn(list: string): string[] {
  if (/^[a-z]+\.\d+$/i.test(list)) return [list.toLowerCase()];
  return list.match(/[0-9A-Z]+(?:\.\d+)?/g) ?? [];
}

/** Capitals that are words of the field or of English, never a code. */
function isWord(text: string): boolean {
  return /^(?:A|I|DE|IN|OR|TO|OF|IS|AN|VS|ID|ISO|PIN|CVV|MTI?|EMV|RC|MC|TC|TCR|PDS|SE|AVS|ECI)$/.test(text);
}

/** The first byte of a decrypted PIN block is a control field and a length, and no code. */
function withoutControlField(text: string): string {
  return text.replace(
    /\b(PIN block\b[^.?!]*? (?:starts?|starting|begins?|beginning) with|control (?:field|nibble|digit)) (?:0x)?[0-9A-F]{1,2}\b/gi,
    '$1',
  );
}

/** The F07 of "C07 versus F07" is no field, as C07 is none. */
function isBesideOtherLetter(text: string, at: number): boolean {
  const other = '[A-EG-OQRT-Z]\\d\\d';
  const joint = '(?:,? (?:and|or|vs\\.?|versus) |, ?|/)';
  return (
    /^F\d\d\b/.test(text.slice(at)) &&
    (new RegExp(`\\b${other}${joint}$`).test(text.slice(0, at)) ||
      new RegExp(`^F\\d\\d${joint}${other}\\b`).test(text.slice(at)))
  );
}
