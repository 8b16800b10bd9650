/**
 * `element` is the number of a data element, `response` a value of DE 39, `mti` a message type, `tag` an EMV tag,
 * `other` any value named together with what it is a value of.
 */
export type CodeKind = 'element' | 'response' | 'mti' | 'tag' | 'other';

type CodePattern = {
  kind: CodeKind;
  pattern: RegExp;
  /** What stands before the value in an answer, given what the question called it. */
  label(named: string): string;
};

const quote = '["\'`“”]?';
const joint = '(?:\\s*(?:,\\s*(?:and|or)?|and|or|vs\\.?|versus|/|&|to|from)\\s*|\\s+(?=\\d\\d))';
/** The same without a mere space. */
const between = '\\s*(?:,\\s*(?:and|or)?|and|or|vs\\.?|versus|/|&)\\s*';
const seriesOf = (value: string) =>
  `((?:${quote}${value}\\b${quote})(?:${joint}${quote}${value}\\b${quote})*)`;
const shortCode = '(?:\\d[0-9A-Z]|[A-Z]\\d|1[0-9]{2}|2[0-9]{2}|9[0-9]{2}|[A-Z]{2})(?![\\w])';
/** P-2 is the second element, while P1 and P2 are parts of a card command, P0 and S0 key usages; S counts from 65. */
const elementNames =
  '(?:DE|[Dd]ata [Ee]lements?|[Ff]ields?|[Bb]its?|F|P(?! ?[0-2]\\b)|S(?=[\\s-]?(?:6[5-9]|[7-9]\\d|1[0-2]\\d)\\b))';
const otherNames = [
  'MCCs?',
  '[Mm]erchant category codes?',
  '(?:POS )?[Ee]ntry modes?',
  '[Pp]rocessing codes?',
  '[Rr]eason codes?',
  '[Ss]ervice codes?',
  '[Ff]unction codes?',
  '[Nn]etwork management codes?',
  '[Cc]ondition codes?',
  '(?:[Dd]ispute )?[Cc]onditions?(?= \\d+\\.\\d)',
  '[Kk]ey usages?',
  '[Kk]ey block versions?',
  '[Cc]urrency codes?',
  '[Cc]ountry codes?',
  '[Rr]esult codes?',
  '[Aa]dvice codes?',
  '[Tt]ransaction codes?',
  '[Tt]rans(?:action )?[Ss]tatus(?:es)?',
  'ECI',
  'SLI',
  '[Ff]ormats?',
  '[Bb]yte \\d bit',
  'CVM',
  'TCs?',
  'TCRs?',
  'PDS',
  'SE',
  '[Ss]ub-?elements?',
  '[Ss]ubfields?',
  '(?:AVS|CVV2?|CAVV|CVC2?) (?:results?(?: codes?)?|codes?)',
  '[Cc]odes?',
].join('|');
const afterAnswer =
  '(?:gets?|got|getting|returns?|returned|received?|answers?|answered|with|says?|declined|a)';
const money =
  '(?:[€$£]|(?:EUR|USD|GBP|CHF|AED|SAR|INR|euros?|dollars?|pounds?|dirhams?|rupees?|francs?|banknotes?|notes?|bills?)\\b)';
/** "30 euro", "42,17 EUR", "30 instead of 50 euro". */
const notMoney = `(?!(?:[.,]\\d+)?\\s*(?:(?:instead of|rather than|out of|of|and not|not) (?:the )?\\d[\\d.,]*\\s*)?${money})`;
const notAnAmount = `${notMoney}(?!\\.\\d|,\\d{3}\\b|\\s*(?:days?|hours?|h\\b|minutes?|min\\b|seconds?|s\\b|ms\\b|%|times?|digits?|bytes?|transactions?|percent|months?|years?|bits?|characters?|cards?|to\\b)|-)`;

/** "With 60 branches" names no code. */
const notCounted =
  '(?!\\s+(?!(?:is|was|as|always|sometimes|means|this|does|has|gets|responses|declines|errors)\\b)[a-z]{3,}s\\b)';

/** Further values of a list: ", 9F1A, 9F37 and 95". */
const listed = '\\s*(?:,\\s*(?:and |or )?|\\band |\\bor |&|/)\\s*';
const hsm = '\\b(?:HSMs?|pay[Ss]hield|Thales)\\b';

/** In a question about an HSM an error is one of its own. */
export const hsmContext = new RegExp(`${hsm}|\\bhost commands?\\b`);

/** How such a question writes the errors of an HSM: "error 10", "payShield response code 10", "return code 01", "our HSM returns 15". */
export const hsmErrorPatterns = [
  new RegExp(`${hsm} [Rr]esponse [Cc]odes? ${seriesOf('(?:\\d[0-9A-Z]|[A-Z]\\d)')}`, 'g'),
  new RegExp(`\\b[Rr]eturn [Cc]odes? ${seriesOf('(?:\\d[0-9A-Z]|[A-Z]\\d)')}`, 'g'),
  new RegExp(`\\b[Ee]rrors?(?: [Cc]odes?)? ${seriesOf('(?:\\d[0-9A-Z]|[A-Z]\\d)')}`, 'g'),
  new RegExp(
    `${hsm}[^.?!]{0,40}?\\b(?:returns?|returned|answers?|answered|replies|replied|gives?|gave|says?|shows?|with)\\s+(?:an?\\s+)?(\\d[0-9A-Z])\\b${notAnAmount}`,
    'g',
  ),
];

/** How questions write codes. The first group of a pattern is the value or values, `named` what they were called. */
export const codePatterns: CodePattern[] = [
  {
    kind: 'mti',
    pattern:
      /(?<!\*|\b(?:PDS|SE)\b[\d\s,and]*|\b(?:cards?|BINs?|IINs?|PANs?|MCCs?|numbers?|\d{2,}) )\b([01][1-8][0-4][0-5])\b(?!-\d| \d{2,})/gi,
    label: () => 'MTI',
  },
  { kind: 'mti', pattern: /\b(?:MTI|[Mm]essage(?: type)?) ([2-9][1-8][0-4][0-5])\b/g, label: () => 'MTI' },
  {
    kind: 'mti',
    pattern:
      /\b(?:MTIs?|[Mm]essage types?) (\d[1-8][0-4][0-5](?:(?:\s*,\s*(?:and )?|\s+and\s+|\s*\/\s*|\s+)\d[1-8][0-4][0-5])+)\b/g,
    label: () => 'MTI',
  },
  { kind: 'mti', pattern: /\b[xX]{1,2}([1-8][0-4][0-5])\b/g, label: () => 'MTI' },
  {
    kind: 'tag',
    // The second byte of a tag of three says that another follows: 5F2A02 is tag 5F2A and a length.
    pattern: new RegExp(
      `\\b((?:9F|5F|DF|BF)(?:[89A-F][0-9A-F]{3}|[0-9A-F]{2,3})(?:${listed}[0-9A-F]{2}\\b(?!\\.\\d))*)\\b`,
      'gi',
    ),
    label: () => 'tag',
  },
  {
    kind: 'tag',
    pattern: new RegExp(`\\b[Tt]ags?\\s+([0-9A-F]{2,6}(?:${listed}[0-9A-F]{2,4}\\b(?!\\.\\d))*)\\b`, 'g'),
    label: () => 'tag',
  },
  { kind: 'other', pattern: /\b(A0000[0-9A-F]{5,27})\b/g, label: () => 'AID' },
  {
    kind: 'response',
    pattern: new RegExp(
      `\\b(?:(?:[Rr]esponse|[Dd]ecline|[Aa]ction|[Rr]eturn|[Aa]nswer|[Ee]rror) [Cc]odes?|[Ee]rrors?|RC|[Dd]ecline[ds]?(?: with)?) ${seriesOf(shortCode)}${notAnAmount}`,
      'g',
    ),
    label: () => 'response code',
  },
  {
    kind: 'response',
    pattern: /\b(\d[0-9A-Z])\b(?=\s+(?:in|on|for)\s+(?:DE|[Ff]ield|[Bb]it|[Dd]ata element)[\s-]?39\b)/g,
    label: () => 'response code',
  },
  {
    kind: 'response',
    pattern: /\b(\d[0-9A-Z])\b["'`]?(?=\s+(?:responses?|declines?|do not hono|errors?))/g,
    label: () => 'response code',
  },
  {
    kind: 'response',
    pattern: new RegExp(
      `\\b${afterAnswer}\\s+(?:a\\s+|an\\s+|code\\s+)*${quote}(\\d[0-9A-Z])\\b(?! [0-9A-F]{2} [0-9A-F]{2}\\b)${notCounted}${notAnAmount}`,
      'gi',
    ),
    label: () => 'response code',
  },
  {
    kind: 'other',
    pattern: new RegExp(
      `\\b(?<named>${otherNames})(?: values?)? ${seriesOf('(?!TC|DE)(?:\\d[0-9A-Z.]{0,5}|[A-Z]\\d|[A-Z])')}`,
      'g',
    ),
    label: (named) => named.replace(/^([A-Za-z ]*[a-z])(?<!tatu)s$/, '$1').replace(/statuses$/i, 'status'),
  },
  {
    kind: 'other',
    pattern: /\b(?:[Ff]ield|DE|F)[ -]?((?!48)\d{1,3}\.\d{1,2})\b(?!\.)/g,
    label: () => 'field',
  },
  { kind: 'other', pattern: /\b(?!HSM)([A-Z][A-Z0-9])\b(?= (?:host )?commands?\b)/g, label: () => 'command' },
  {
    kind: 'other',
    pattern: new RegExp(`\\b[Cc]ommands? ${seriesOf('[A-Z][A-Z0-9]')}`, 'g'),
    label: () => 'command',
  },
  {
    kind: 'other',
    pattern: /\b((?:pain|pacs|camt|caaa|caam|cain|acmt|admi|reda|head)\.\d{3})\b/gi,
    label: () => '',
  },
];

/** DE 39, or DE 39 = 05: the element's number, and the value where one is given; an amount such as 100.00 is none. */
export const elementPattern = new RegExp(
  `(?<!\\b[Bb]yte \\d+,? )\\b${elementNames}[\\s-]?0*(?<element>\\d{1,3})\\b(?! files?\\b)(?:(?:\\s*(?:=|:|is|of|was|values?|with|equals?|set|to|codes?|contains|response|came|comes|back|as|shows|says|returned|returns|carries|has|gives))*\\s*${quote}(?<value>\\d[0-9A-Z]{1,5}|(?!(?:S[EF]|DE|F)\\d)[A-Z]{1,2}\\d?)\\b(?!-|\\.\\d))?`,
  'g',
);

/** DE 4, 5 and 6: the numbers of several elements behind one name. */
export const elementsPattern = new RegExp(
  `\\b(?:DEs?|[Dd]ata [Ee]lements|[Ff]ields|[Bb]its)[\\s-]?0*(?<list>\\d{1,3}(?:(?:${listed}(?:DE )?\\d{1,3}\\b(?![.:]\\d)${notAnAmount})+|(?:\\s+[1-9]\\d{1,2}\\b(?![.:]\\d)${notAnAmount}){2,}))`,
  'g',
);

/** Field 22 value 0510 vs 9010, DE 22 051 or 071: several values of one element, which are no message types. */
export const valuesPattern = new RegExp(
  `\\b(?:DE|[Ff]ield|[Dd]ata [Ee]lement)[\\s-]?0*(?<element>\\d{1,3})(?:(?:\\s*(?:=|:|\\bvalues?\\b|\\bof\\b|\\bis\\b))+\\s*(?<list>\\d{2,6}(?:${joint}\\d{2,6}\\b(?!\\s*[=:]))+)|\\s+(?<bare>(?:\\d{3,6}(?:${between}\\d{3,6}\\b(?!\\s*[=:]))+|(?<=39\\s+)\\d\\d(?:${between}\\d\\d\\b(?!\\s*[=:]))+)))`,
  'g',
);
