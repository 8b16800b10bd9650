import { readObjects } from '../passages/tlv-objects.ts';

type Shorthand = {
  written: RegExp;
  meant: string;
  /** What the question says where it is not meant so. */
  notBeside?: RegExp;
};

const joint = String.raw`(?:\s*,\s*(?:(?:and|or)\s+)?|\s*[/&]\s*|\s+(?:and|or|vs\.?|versus)\s+|\s+(?=\d))`;
const wordsAroundCodes =
  'what|whats|is|are|the|a|of|and|or|vs\\.?|versus|difference|between|compare|explain|means?|meaning|do|does|in|which|when|responses?|rc|codes?|declines?|declined|with|please|visa|mastercard';
/** With a letter that neither tags nor key usages of such a form have. */
const letteredCode = '(?:[NQRYZ]\\d|P[2-9]|\\d[G-Z]|1A|5C)\\b';
const bareCode = `(?:\\d\\d|${letteredCode})`;
const jointOfCodes = `(?:${joint}|\\s+(?=${letteredCode}))`;
/** Nothing but codes of two characters, and words that say no more than that they are asked about. */
const bareCodes = new RegExp(
  `^(?<before>(?:(?:${wordsAroundCodes})\\b[\\s,:]*)*)(?<codes>${bareCode}(?:${jointOfCodes}${bareCode}\\b)+|${letteredCode})(?<after>(?:[\\s,?]*\\b(?:${wordsAroundCodes})\\b)*[\\s?.!]*)$`,
  'i',
);
const severalCounted =
  /\b\d\d['’]?s\b[^.?!]*\b(?:some|many|few|mostly|several|pile of|lots? of) \d\d['’]?s\b/i;

/** What stands before the value of a subelement of DE 48 that has a table of its own: "SE 42 = 212", "DE 48.42 is 212". */
const beforeValueOf = (subelement: string, digits: number) =>
  new RegExp(
    `\\b(?:DE ?48[.]|(?:DE ?48,? (?:in |of )?)?(?:(?:a )?mastercard )?(?:sub-?elements?|SE) ?)${subelement}\\b(?:\\s*(?:[=:,]|\\b(?:with|has|the|values?|is|was|of|contains|set|to)\\b))+\\s*(?=\\d{${digits}}\\b)`,
    'gi',
  );
const otherElement = /\b(?:DE|field) ?(?!48\b|39\b|55\b)\d{1,3}\b/i;

/** Of several values each is read in its field. */
const severalValues = String.raw`=[^=]*=|\b(?:DE|field|bit|F) ?(?!39\b)\d{1,3}\b|\b[01][1-8][0-4]\d\b`;
/** And so is one of which nothing else is asked than what it means. */
const valueAndNothingElse = String.raw`^\W*(?:what(?:['’]?s| is| does)? )?\w+ ?39 ?\S+ ?\w+(?: means?)?\W*$`;

/** What people of the trade write short, and how passages call it. */
const shorthands: Shorthand[] = [
  { written: /\brcs?:? (?=\d[0-9A-Z]\b)/g, meant: 'response code ' },
  {
    written: /\b(?:DE|field|bit) ?39 ?(?:=|:|is|was) ?(?=\d[0-9A-Z]\b)/gi,
    meant: 'response code ',
    notBeside: new RegExp(`${severalValues}|${valueAndNothingElse}`, 'i'),
  },
  { written: /\bresponses? (?=\d[0-9A-Z]\b)/gi, meant: 'response code ', notBeside: /\bHSM\b/i },
  {
    written: new RegExp(`\\b([A-Z]\\d(?:${joint}[A-Z]\\d)*) (?:responses?|declines?)(?! codes?\\b)\\b`, 'g'),
    meant: 'response codes $1',
  },
  { written: /\bMAC (?=[0-4]\d\b)/g, meant: 'merchant advice code ', notBeside: /\bbytes?\b|\bkeys?\b/i },
  {
    written: /\b([01x]8[0-4]\d)(?: (?:with|code|codes|and|value|values|of))* (?=\d{3}\b)/g,
    meant: '$1 with network management code ',
    notBeside: /\b(?:DE|field|bit)[ -]?70\b/i,
  },
  {
    written: new RegExp(`\\b((?!HSM)[A-Z][A-Z0-9](?:${joint}[A-Z][A-Z0-9])+) commands\\b`, 'g'),
    meant: 'commands $1',
  },
  { written: /\bsecurity level indicators? (?=\d{3}\b)/gi, meant: 'SLI ' },
  { written: /^(\W*what (?:does|do) (?:an? )?)(?=\d\d means?\b)/i, meant: '$1response code ' },
  { written: /\breversal reasons?(?: codes?)? (?=\d{4}\b)/gi, meant: 'reversal, message reason code ' },
  { written: /\b(?:DE|field|bit) ?48,? tag (?=\d\d\b)/gi, meant: 'DE 48 subelement ' },
  {
    written: /\bentry modes?,? \(?(?:DE|field) ?22\)?(?:,? ?(?:SF|subfield) ?1)?:? (?=\d\d\b)/gi,
    meant: 'entry modes ',
  },
  {
    written:
      /\b(?:TVR|terminal verification results?)(?:\W+(?:\(?tag )?95\)?)?(?=(?:\W+(?:value|results?|is|of|was))*\W+(?:[0-9A-F]{2} ?){4}[0-9A-F]{2}\b)/gi,
    meant: 'TVR',
  },
  {
    written:
      /\b(?:trans ?status|transaction status)(?:es)? (?:values?|codes?|letters?):? (?=[YNAUCRIDS]\b)/gi,
    meant: 'transStatus ',
  },
  { written: /(?<=\btransStatus [YNAUCRIDS](?: [YNAUCRIDS])*) (?=[YNAUCRIDS]\b)/g, meant: ', ' },
  { written: /\bPOS ?EM\b/g, meant: 'POS entry mode' },
  { written: beforeValueOf('42', 3), meant: 'SLI ', notBeside: otherElement },
  { written: beforeValueOf('84', 2), meant: 'merchant advice code ', notBeside: otherElement },
  {
    written:
      /^\W*(?!(?:what|how|why|when|who|the|is)\b)([a-z][a-z0-9]{1,5}) (?:in )?(EMV|ISO ?8583|HSMs?|3DS)\W*$/i,
    meant: 'what is $1 in $2',
  },
];

/** A question with what it writes short written as passages call it: "14 vs 15" asks about response codes. */
export function saidInFull(question: string): string {
  const counted = severalCounted.test(question) && !/\btime-?\s?outs?\b|\bseconds?\b/i.test(question);
  const named = counted
    ? question.replace(/\b(\d\d)['’]?s\b/g, 'response code $1')
    : withCodesNamed(question);
  const said = shorthands.reduce(
    (sofar, { written, meant, notBeside }) =>
      notBeside?.test(sofar) ? sofar : sofar.replace(written, meant),
    named,
  );
  return withTagsNamed(
    /\bMT ?9\d\d\b/i.test(said) ? said.replace(/\btags? :?(?=\d\d[A-Z]?\b)/gi, 'line ') : said,
  );
}

function withCodesNamed(question: string): string {
  const { before = '', codes = '', after = '' } = bareCodes.exec(question)?.groups ?? {};
  const isNamed = /\b(?:rcs?|codes?)[\s:]*$/i.test(before);
  const isSure = isLettered.test(codes) || namesNetwork.test(before);
  if (codes === '' || (isNamed && !isSure)) return question;
  const listed = isSure ? codes.toUpperCase().split(betweenCodes).join(', ') : codes;
  const lead = before.replace(/\b(?:(?:responses?|declines?|declined|rcs?|codes?)[\s:]*)+$/i, '');
  const rest = isSure ? after.replace(/^ (?:responses?|declines?)\b/i, '') : after;
  return `${lead}response code${isSure ? 's' : ''} ${listed}${rest}`;
}

const isLettered = /[a-z]\d|\d[a-z]/i;
const namesNetwork = /\b(?:visa|mastercard)\b/i;
const betweenCodes = /[^\dA-Z]+(?:(?:AND|OR|VS\.?|VERSUS)\b[^\dA-Z]*)*/;

const bytes = /(?<![0-9A-Za-z])[0-9A-F]{2}(?: ?[0-9A-F]{2}){3,}(?![0-9A-Za-z])/g;
const saysTlv = /\b(?:TLV|tags?|DE ?55|field ?55|EMV|ICC|chip|bitmap|keys?|KCV|EBCDIC)\b/i;
const tagOfEmv = /^(?:[4-9A][0-9A-E]|(?:9F|5F|BF|DF)[0-9A-F]{2})$/;

/** EMV data without a word that says so: each object with its tag. */
function withTagsNamed(question: string): string {
  if (saysTlv.test(question)) return question;
  for (const written of question.match(bytes) ?? []) {
    const objects = readObjects(written.replaceAll(' ', ''));
    const [first, ...others] = objects;
    const isNoChance = others.length > 0 || (first?.tag.length ?? 0) > 2 || written.includes(' ');
    if (!first || !isNoChance || !objects.every(({ tag, length }) => tagOfEmv.test(tag) && length > 0))
      continue;
    return question.replace(written, objects.map(({ tag, value }) => `tag ${tag} = ${value}`).join(', '));
  }
  return question;
}
