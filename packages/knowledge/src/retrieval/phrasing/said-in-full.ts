import { tlvIn } from '../../analysis/tlv-objects.ts';

type Shorthand = {
  readonly written: RegExp;
  readonly meant: string | ((written: string, ...groups: string[]) => string);
  /** What else the question says where it is meant so. */
  readonly beside?: RegExp;
  /** What a question says where it is not. */
  readonly notBeside?: RegExp;
  /** Whether a question without any digit may have it. */
  readonly needsNoDigit?: true;
};

const joint = String.raw`(?:\s*,\s*(?:(?:and|or)\s+)?|\s*[/&]\s*|\s+(?:and|or|vs\.?|versus)\s+|\s+(?=\d))`;
const listOf = (value: string) => `${value}(?:${joint}${value})*`;
const notCounted =
  '(?!\\s*(?:%|per ?cent|days?|hours?|minutes?|seconds?|bytes?|bits?|digits?|characters?|times)\\b)';
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
const ofCard = /\b(?:cards?|PANs?|BINs?|IINs?|plastics?|schemes?|brands?|networks?|issuers?|amex)\b/i;
const beginsAnotherThing =
  /\b(?:PIN ?blocks?|bitmaps?|MTIs?|MCCs?|messages?|phones?|ARNs?|service codes?)\b/i;
const firstDigits = `(?=[1-9]\\d{0,7}\\b(?![.,]\\d)${notCounted.replace('\\s*', '[\\s-]*')})`;
const quantity = 'pile of|lots? of|some|many|few|bunch of|mostly|mainly|several|only|all|getting|get|got|see';

/** What stands before the value of a subelement of DE 48 that has a table of its own: "SE 42 = 212", "DE 48.42 is 212". */
const beforeValueOf = (subelement: string, digits: number) =>
  new RegExp(
    `\\b(?:DE ?48[.]|(?:DE ?48,? (?:in |of )?)?(?:(?:a )?mastercard )?(?:sub-?elements?|SE) ?)${subelement}\\b(?:\\s*(?:[=:,]|\\b(?:with|has|the|values?|is|was|of|contains|set|to)\\b))+\\s*(?=\\d{${digits}}\\b)`,
    'gi',
  );
const otherCode =
  'processing|condition|key|reason|advice|usage|transaction|status|error|result|function|service|type|kind';
/** A response code with what says that it is one. */
const responseCode = new RegExp(
  `(?<!\\b(?:${otherCode}) )\\b(?:codes?|RC|declined with) \\d\\d\\b(?![.,]\\d)|\\b(?:N[0-9]|1A)\\b`,
  'i',
);
const otherElement = /\b(?:DE|field) ?(?!48\b|39\b|55\b)\d{1,3}\b/i;

/** What people of the trade write short, and how documents call it. */
const shorthands: readonly Shorthand[] = [
  { written: /\bresponses?(?= \d[0-9A-Z]\b)/gi, meant: 'response code', notBeside: /\bHSM\b/i },
  {
    written: new RegExp(`\\b(${listOf('[A-Z]\\d')}) (?:responses?|declines?)(?! codes?\\b)\\b`, 'g'),
    meant: 'response codes $1',
  },
  {
    written: /\b(\d\d)['’]?s\b/g,
    meant: 'response code $1',
    beside: new RegExp(`\\b(?:${quantity}) \\d\\d['’]?s\\b[^.?!]*\\b\\d\\d['’]?s\\b`, 'i'),
    notBeside: /\btime-?\s?outs?\b|\bseconds?\b|\blatency\b/i,
  },
  {
    written: new RegExp(
      `(?<!\\b[A-Z]{3,} )\\b(?:(${listOf('(?!HSM)[A-Z][A-Z0-9]')}) commands?|commands? (${listOf('[A-Z][A-Z0-9]')}))\\b`,
      'g',
    ),
    meant: (_, before = '', behind = '') => `HSM command ${before || behind}`,
    needsNoDigit: true,
    notBeside: /\bHSMs?\b|\bpayShields?\b|\bThales\b|\bconsole\b|\bAPDU\b|\bchip\b|\bcard\b|\bEMV\b/i,
  },
  {
    written: new RegExp(
      `\\b([01x]8[0-4]\\d)(?: (?:with|code|codes|and|value|values|of))* (?=${listOf('\\d{3}')}\\b${notCounted})`,
      'g',
    ),
    meant: '$1 with network management code ',
    notBeside: /\b(?:DE|field|bit)[ -]?70\b/i,
  },
  {
    written: new RegExp(
      `\\b(?:(?:start|begin)(?:s|ed|ing|ning)?|(?:first|leading) (?:(?:two|three|four|five|six|eight|\\d) )?(?:digits?|numbers?))(?: (?:with|by|on|at|from|of|the|an?|my|our|card|PAN|digits?|numbers?|is|are|being))*:? ${firstDigits}`,
      'gi',
    ),
    meant: 'starting with ',
    beside: ofCard,
    notBeside: beginsAnotherThing,
  },
  {
    written: new RegExp(`\\bprefix(?:es)?(?: (?:is|of))?:? ${firstDigits}`, 'gi'),
    meant: 'BIN ',
    beside: ofCard,
    notBeside: beginsAnotherThing,
  },
  {
    written: new RegExp(
      `\\b(also|another(?: one)?(?: with)?|then|once|after that) (?=${listOf('\\d\\d')}(?![.,:]?\\d)${notCounted})`,
      'gi',
    ),
    meant: '$1 response code ',
    beside: responseCode,
    notBeside: /\bHSMs?\b|\bpayShields?\b|\bThales\b|\b(?:DE|field|tag|bit|byte) ?(?!39\b)\d/i,
  },
  { written: /^(\W*what (?:does|do) (?:an? )?)(?=\d\d means?\b)/i, meant: '$1response code ' },
  // Visa calls its reasons for a dispute conditions, and rows of them are found by the network and the number.
  {
    written:
      /\b(?:visa |dispute |chargeback )*(?:reason codes?|codes?|reasons?|conditions?) (?=(?:10\.[1-5]|11\.[1-3]|12\.[1-7]|13\.[1-9])(?!\d))/gi,
    meant: 'Visa ',
  },
  { written: /\breversal reasons?(?: codes?)? (?=\d{4}\b)/gi, meant: 'reversal, message reason code ' },
  { written: /\b(?:DE|field|bit) ?48,? tag (?=\d\d\b)/gi, meant: 'DE 48 subelement ' },
  { written: beforeValueOf('42', 3), meant: 'SLI ', notBeside: otherElement },
  { written: beforeValueOf('84', 2), meant: 'merchant advice code ', notBeside: otherElement },
  {
    written:
      /\b(9F10\s*(?:(?:[=:]|is|was)\s*)?)(?=(?:06 ?[0-9A-F]{2} ?[0-9A-F]{2} ?03|1F ?[0-9A-F]{2} ?[0-9A-F]{2}) ?[0-9A-F]{2})/gi,
    meant: 'layout of tag 9F10 of a Visa card, $1',
  },
  { written: /\btags? :?(?=\d\d[A-Z]?\b)/gi, meant: 'line ', beside: /\bMT ?9\d\d\b/i },
  {
    written: /\bentry modes?,? \(?(?:DE|field) ?22\)?(?:,? ?(?:SF|subfield) ?1)?:? (?=\d\d\b)/gi,
    meant: 'entry modes ',
  },
  {
    written:
      /(?<![0-9A-Za-z])(?:[0-9A-F]{2} ?[0-9A-F]{2} ?)?60(?: ?\d\d){4} ?0[1-8] ?[0-4][0-5](?: ?[0-9A-F]{2})*(?![0-9A-Za-z])/g,
    meant: 'length, TPDU, message type and bitmap in a hex dump',
  },
  {
    written: /\b(?=[A-D]0\d{3}[A-Z\d]\d[A-Z]{2}[\dA-Z]{2}[ENS]\d{4})/g,
    meant: 'header fields of the key block ',
    notBeside: /\bheaders?\b/i,
  },
  {
    written:
      /\bterminal capabilit(?:y|ies)(?: ?(?:=|:|\bis|\bare|\bof))* ?(?=[0-9A-F]{6}\b|[0-9A-F]{2} [0-9A-F]{2} [0-9A-F]{2}\b)/gi,
    meant: 'terminal capabilities bit by bit, tag 9F33 = ',
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
    needsNoDigit: true,
  },
  {
    written: /(?<=\btransStatus [YNAUCRIDS](?: [YNAUCRIDS])*) (?=[YNAUCRIDS]\b)/g,
    meant: ', ',
    needsNoDigit: true,
  },
  { written: /\bV\.I\.P\.?(?![\w.])/g, meant: 'VIP', needsNoDigit: true },
  { written: /\bfmts?(?= \d)/gi, meant: 'format' },
  // Subfields of Visa that have rows of their own, and no amounts.
  {
    written:
      /(?<!\b(?:fields?|F|DE|bit|version|v)[ .]?|[\w.,€$£])(?:44\.(?:10|11|13|[12458])|60\.(?:10|[12389])|62\.(?:11|20|23|[1-4])|63\.[134]|126\.(?:9|10|13|20))(?![\d%]|[.,]\d| ?(?:%|per ?cent|[A-Z]{3}\b|euros?\b|dollars?\b|mm\b))/g,
    meant: 'field $&',
    notBeside: /\b(?:requirements?|conditions?|sections?|clauses?|PCI|amounts?)\b/i,
  },
  { written: /(?<![\w.])9[abc](?![\w.])/g, meant: (written) => `tag ${written.toUpperCase()}` },
  { written: /\b(PIN ?block) (?:in|of|with) (?:ISO )?format (?=\d)/gi, meant: '$1 format ' },
  { written: /\bPOS ?EM\b/g, meant: 'POS entry mode', needsNoDigit: true },
  {
    written: /\bPIN block\b([^.?!]*?) (?:starts?|starting|begins?|beginning) with (?:0x)?[0-9A-F]{2}\b/gi,
    meant: 'PIN block$1 has a wrong control field',
    needsNoDigit: true,
  },
  {
    written: /\bcontrol (?:field|nibble|digit) (?:0x)?[0-9A-F]{1,2}\b/gi,
    meant: 'control field of a PIN block',
    needsNoDigit: true,
    beside: /\bblock\b/i,
  },
  {
    written: /\b(?:C(\d\d)\W+(?:\w+\W+)?F\1|F(\d\d)\W+(?:\w+\W+)?C\2)\b/g,
    meant: 'transaction type identifiers $&',
  },
  {
    written: /(?<![\d.,-])[2-6]\d{3}([ -])(?:\d{4}\1\d{4}\1\d{4}|\d{6}\1\d{5})(?!\d|[.,-]\d)/g,
    meant: (written) => written.replace(/\D/g, ''),
    beside: /\b(?:PAN|card|network|brand|scheme|issuer)\b/i,
    notBeside: /\b(?:MCCs?|MTIs?|bitmap)\b/i,
  },
  {
    written: /(?<![\w*•]);?\d{4,8}[\dX*•]{4,11}\d{4}[=D]\d\d(?:0[1-9]|1[0-2])\d{3}[\d*•]*F?\??/gi,
    meant: 'track 2 data',
    notBeside: /\btrack ?[12]\b/i,
  },
  {
    written: /\b(?=(?:[0-9A-F]{2} ?){7}[0-9A-F]{2}\b)(?=[0-9A-F ]*\d)/gi,
    meant: 'bitmap ',
    beside: /\b(?:fields?|data elements?|DEs|bits) (?:are|is) (?:present|set|in|on|there|sent|announced)\b/i,
    notBeside: /\bbitmaps?\b|\b(?:PIN ?block|key|KCV|cryptogram|MAC|TVR|EMV|tags?)\b/i,
  },
  { written: /\b(?=[0-9A-F]*\d)(?:[0-9A-F]{2} ?){2,}\b/g, meant: '', beside: /\bEBCDIC\b/i },
  {
    written:
      /\bhow (?:much|many [A-Z]{3}) (?:is|are) ([\d.,]+ ?[A-Z]{3}|[A-Z]{3} ?[\d.,]+) in ([A-Z]{3}) at (?=\d)/gi,
    meant: 'convert $1 into $2 at the conversion rate ',
  },
];

const shorthandsWithoutDigit = shorthands.filter(({ needsNoDigit }) => needsNoDigit);
const digit = /\d/;

/**
 * A question with what it writes short written as documents call it: "14 vs 15" asks about response codes, unless it goes on from
 * others, which tell what its numbers are.
 *
 * @param goesOn whether there are questions before it
 */
export function saidInFull(question: string, goesOn = false): string {
  const said = digit.test(question)
    ? shorthands.reduce(writtenOut, goesOn ? question : withCodesNamed(question))
    : shorthandsWithoutDigit.reduce(writtenOut, question);
  return withTagsNamed(said);
}

function writtenOut(text: string, { written, meant, beside, notBeside }: Shorthand): string {
  if (text.search(written) === -1) return text;
  const isMeant = (beside?.test(text) ?? true) && !notBeside?.test(text);
  return isMeant ? text.replace(written, meant as string) : text;
}

/** Numbers of two digits without anything that says what they are. */
function withCodesNamed(question: string): string {
  const { before = '', codes = '', after = '' } = bareCodes.exec(question)?.groups ?? {};
  const isNamed = /\b(?:rcs?|codes?)[\s:]*$/i.test(before);
  const isSure = isLettered.test(codes) || namesNetwork.test(before);
  if (codes === '' || (isNamed && !isSure)) return question;
  const listed = isSure ? codes.toUpperCase().split(betweenCodes).join(', ') : codes;
  const lead = before.replace(/\b(?:(?:responses?|declines?|declined|rcs?|codes?)[\s:]*)+$/i, '');
  const rest = isSure ? after.replace(/^ (?:responses?|declines?)\b/i, '') : after;
  return `${lead}response codes ${listed}${rest}`;
}

const isLettered = /[a-z]\d|\d[a-z]/i;
const namesNetwork = /\b(?:visa|mastercard)\b/i;
const betweenCodes = /[^\dA-Z]+(?:(?:AND|OR|VS\.?|VERSUS)\b[^\dA-Z]*)*/;

const saysTlv = /\b(?:TLV|tags?|DE ?55|field ?55|EMV|ICC|chip|bitmap|keys?|KCV|EBCDIC)\b/i;

/** EMV data without a word that says so: each object with its tag. */
function withTagsNamed(question: string): string {
  const found = tlvIn(question);
  if (found === undefined || saysTlv.test(question)) return question;
  return question.replace(
    found.written,
    found.objects.map(({ tag, value }) => `tag ${tag} = ${value}`).join(', '),
  );
}
