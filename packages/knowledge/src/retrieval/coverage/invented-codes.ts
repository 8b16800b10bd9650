import { matchesOf } from '../../analysis/matches-of.ts';
import type { Engine } from '../engine.ts';
import { namesImpossibleHeader } from './invented-headers.ts';

type Shape = { readonly named: RegExp; readonly possible: RegExp };

/** An article of a law by its number, named before the law or behind it. */
const articleOf = (law: string, possible: RegExp): Shape[] => {
  const article = String.raw`\bart(?:icle|\.)? ?(\d{1,3}[a-z]?)`;
  const before = String.raw`${article}(?=(?:\(\w+\))*(?: (?:of|in|under))?(?: the)? (?:${law})\b)`;
  const behind = String.raw`\b(?:${law})(?:['’]s)?,?(?: in)? ${article}`;
  return [before, behind].map((named) => ({ named: new RegExp(named, 'gi'), possible }));
};

/** What names the indicators of who starts a payment, which are C101 or M205 and the like. */
const indicator = '(?:[CM]ITs?|(?:SE|sub-?element) 22|(?:SF|subfield) 0?5|indicator)';
const besideIndicator: readonly RegExp[] = [
  new RegExp(String.raw`\b${indicator}\b[^.?!]{0,60}?\b([CM]\d{3})\b`, 'g'),
  new RegExp(String.raw`\b([CM]\d{3})\b(?=[^.?!]{0,60}?\b${indicator}\b)`, 'g'),
];

/** What announces a code with a digit, the value after it, and the values that a code of its kind can have. */
const shapesWithDigit: readonly Shape[] = [
  {
    named: /\btags? ["']?((?=[0-9a-z]*\d)[0-9a-z]{4})\b/gi,
    possible: /^[0-9a-f][0-9a-fx]+$/i,
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
  { named: /\bT(?:CR?|R) ?(\d+(?:[A-Z]|\p{Script=Greek})+)(?!\p{L})/gu, possible: /^\d+$/ },
  ...besideIndicator.map((named) => ({ named, possible: /^(?:[CM]10[1-4]|M20[5-8])$/ })),
  {
    named: /\b(?:MATCH|[Mm]astercard match)\b[^.?!]{0,30}\b(?:codes?|reasons?) (\d{1,2})\b/g,
    possible: /^(?:0?[1-9]|1[0-4])$/,
  },
  { named: /\bservice code ["']?((?=[0-9A-Z]*\d)[0-9A-Z]{3})\b/gi, possible: /^\d+$/ },
  { named: /\beci (?:value )?["']?(\d[A-Z]|[A-Z]\d)\b/gi, possible: /^\d+$/ },
  {
    named: /\bsub-?(?:elements?|fields?) ["']?((?=[A-Z]*\d)(?=\d*[A-Z])[0-9A-Z]{2,4})\b/g,
    possible: /^\d+$/,
  },
  { named: /\b(?:SW|[Ss]tatus words?) ["']?((?=[A-Z]*\d)[0-9A-Z]{4})\b/g, possible: /^[0-9A-FX]+$/i },
  {
    named:
      /\b(?:DE|[Ff]ield|[Bb]it) ?39 (?:values? |codes? |is |of |= ?)?["'\u2018\u201c]?((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{3})\b/g,
    possible: /^$/,
  },
  {
    named:
      /\b(?:POS|pos) (?:entry modes?|condition codes?) ["'\u2018\u201c]?((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{2,4})\b/g,
    possible: /^\d+X+$/,
  },
  // Those of hosts have two characters.
  {
    named:
      /\b(?:[Hh]ost|HSM|payShield) commands? ["'\u2018\u201c]?((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{3,4})\b/g,
    possible: /^$/,
  },
  // Those of ISO 9564; codes that an HSM gives to formats have two digits.
  {
    named: /\bpin[- ]?blocks?(?: of)? (?:iso )?(?:formats?|types?) ["']?(\d+)\b/gi,
    possible: /^(?:[0-4]|\d\d)$/,
  },
  {
    named: /\biso(?:[ -]9564(?:-1)?)?(?: pin)?(?: block)?[- ]formats? ["']?(\d+)\b/gi,
    possible: /^0?[0-4]$/,
  },
  {
    named: /\biso[- ](?:9564[- ])?formats? \d (?:to|or|and|into|versus|vs\.?) (?:(?:iso )?format )?(\d)\b/gi,
    possible: /^[0-4]$/,
  },
  // What is left for payment systems to use begins with 8 or more.
  {
    named: /\bCVM\b[^.?!]{0,60}\bconditions?(?: codes?)? ["'\u201c\u2018]?([\dA-F]{2})\b/g,
    possible: /^(?:0\d|[89A-F][\dA-F])$/,
  },
  { named: /\b(?:CVV|CVC) ?(\d)\b/g, possible: /^[1-3]$/ },
  {
    named: /\b(?:payshield|host commands?)\b[^.?!]{0,20} (?:commands? )?["'\u2018\u201c]?(\d[A-Z])\b/gi,
    possible: /^10K$/i,
  },
  // Beside one that there is, behind the network or before its kind.
  {
    named:
      /(?<=\b1[0-3]\.\d(?:,| and| or| vs\.?| versus) (?:and |or )?|\bvisa )(1[0-3]\.\d{1,2})\b(?! ?(?:%|[A-Z]{3}\b|euros?|dollars?|dirhams?|million))/gi,
    possible: /^(?:10\.[1-5]|11\.[1-3]|12\.[1-7]|13\.[1-9])$/,
  },
  {
    named: /\b(1[0-3]\.\d{1,2}) (?:disputes?|chargebacks?|conditions?)\b/gi,
    possible: /^(?:10\.[1-5]|11\.[1-3]|12\.[1-7]|13\.[1-9])$/,
  },
  {
    named:
      /\b(?:conditions?|visa disputes?|visa chargebacks?) (?:reason |code )*(1\d\.\d{1,2})\b(?!\.?\d| ?(?:%|[A-Z]{3}\b|euros?|dollars?|dirhams?))/gi,
    possible: /^(?:10\.[1-5]|11\.[1-3]|12\.[1-7]|13\.[1-9])$/,
  },
  {
    named: /\b(?:ipm|mastercard clearing) (?:messages?|message types?|mtis?) (1\d{3})\b/gi,
    possible: /^1(?:240|442|644|740)$/,
  },
  { named: /\b(?:reason|chargeback|dispute) codes? (\d{4}-?[A-Z])\b/g, possible: /^$/ },
  { named: /\bTR-?(\d{2}[A-Z])\b/g, possible: /^31[A-D]$/ },
  { named: /\bvisa dispute categor(?:y|ies) (\d+)\b/gi, possible: /^1[0-3]$/ },
  { named: /\bISO(?:\/IEC)? ?\d{4,5}-([A-Z])\b/g, possible: /^$/ },
  ...articleOf('psd ?2', /^(?:\d{1,2}|10\d|11[0-7]|35a)$/),
  ...articleOf('gdpr', /^\d{1,2}$/),
  ...articleOf(
    '(?:(?:rts|regulation)(?: \\(?eu\\)?)? ?2018/389|sca[- ]rts|rts on (?:sca|strong)|rts)',
    /^(?:[12]?\d|3[0-8]|10a)$/,
  ),
  ...articleOf('(?:ifr|interchange fee regulation|regulation(?: \\(?eu\\)?)? ?2015/751)', /^(?:\d|1[0-8])$/),
  { named: /\bdata object ids? (\d+)\b/gi, possible: /^\d\d$/ },
];

/** The same of codes that may be letters only. */
const shapesOfLetters: readonly Shape[] = [
  {
    named: /\b(?:TR-?31|[Kk]ey blocks?) version (?:ID |id |identifier )?["'\u2018\u201c]?([A-Z])\b/g,
    possible: /^[A-D]$/,
  },
  { named: /\b([A-Z]Re[qs])\b/g, possible: /^[ACOPR]/ },
  { named: /\bMastercard(?:['’]s)? ([A-Z])-[Cc]ode\b/g, possible: /^X$/ },
  // Those of NDC and of messages like it have digits; letters name classes below them.
  { named: /\b(?:NDC|DDC|912)\b[^.?!]{0,30}\b(?:message )?class ["'“‘]?([A-Z])\b/g, possible: /^$/ },
  { named: /\b(?:[Ee][Mm][Vv]|[Dd]erivation|[Kk]ey) option ["'“‘]?([A-Z])\b/g, possible: /^[ABC]$/ },
  // "Which TCR I am looking at" names none.
  { named: /\bTCR ["']?([A-HJ-Z]|\d{2,})\b/g, possible: /^(?:[DE]|0\d)$/ },
  {
    named: /\b(?:PIN|pin|Pin)[- ]?blocks? (?:formats?|types?) ["']?([A-Z]{1,2})(?![\w-])/g,
    possible: /^(?:IS|A)$/,
  },
  {
    named:
      /-(?<=\b[\p{Lu}\d]{2,}-)(alpha|beta|gamma|delta|epsilon|zeta|theta|kappa|lambda|sigma|omega|\p{Script=Greek})(?!\p{L})/giu,
    possible: /^$/,
  },
];

/** How many bytes there are in what consists of bytes. */
const bytesOf: readonly (readonly [RegExp, number])[] = [
  [/\b(?:tvr|terminal verification results?)\b/i, 5],
  [/\b(?:tsi|transaction status information)\b/i, 2],
  [/\b(?:aip|application interchange profile)\b/i, 2],
  [/\bcvm results?\b/i, 3],
  [/\bapplication usage control\b/i, 2],
];
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const aByte = new RegExp(
  `\\bbytes? (?:number |no\\.? ?)?(\\d{1,2})\\b|\\b(${ordinals.join('|')}) byte\\b`,
  'gi',
);
const aBit = /\bbit (?:number )?(\d{1,2})\b(?= (?:of|in) (?:the )?(?:\w+ )?byte)/gi;
const saysByte = /\bbyte/i;
const bitsOfByte = 8;

/** Whether a question asks for a byte beyond those of the only thing named that consists of bytes, or for a ninth bit of one. */
function namesImpossibleByte(question: string): boolean {
  if (!saysByte.test(question)) return false;
  const things = bytesOf.filter(([named]) => named.test(question));
  const most = things.length === 1 ? things[0]?.[1] : undefined;
  if (most === undefined) return false;
  const bytes = matchesOf(question, aByte).map(([, number, ordinal = '']) =>
    number === undefined ? ordinals.indexOf(ordinal.toLowerCase()) + 1 : Number(number),
  );
  const bits = matchesOf(question, aBit).map(([, number]) => Number(number));
  return bytes.some((each) => each > most) || bits.some((each) => each > bitsOfByte);
}

/** Whether a question asks for a code that cannot be one, as its characters are not those of any: tag 9FZZ, response code Q9Z. */
export function namesImpossibleCode(question: string): boolean {
  return (
    namesImpossibleByte(question) ||
    shapesOfLetters.some((shape) => hasImpossible(question, shape)) ||
    (digit.test(question) && shapesWithDigit.some((shape) => hasImpossible(question, shape))) ||
    namesImpossibleHeader(question)
  );
}

const digit = /\d/;

function hasImpossible(question: string, { named, possible }: Shape): boolean {
  return matchesOf(question, named).some(([, value = '']) => !possible.test(value));
}

/** The first part of the highest version that there is of what has numbered versions. */
const versions: readonly (readonly [RegExp, number])[] = [
  [/\bpci[- ]?dss (?:version |v\.? ?)(\d+)/gi, 4],
  [/\bpci[- ]?dss (\d+)\.0\b/gi, 4],
  [/\bpci pin (?:security )?(?:version |v\.? ?)?(\d+)\b(?!\.\d+\.|-\d)/gi, 3],
  [/\bp2pe (?:version |v\.? ?)?(\d+)\b(?!\.\d+\.)/gi, 3],
  [/\b(?:3-?ds|3-d secure|emv 3ds) (?:version |v\.? ?)?(\d)(?:\.\d)*(?![\d.]*[A-Za-z%])\b/gi, 2],
  [/\b(?:3-?ds|3-d secure) (?:version |v\.? ?)?2\.(\d)\b/gi, 3],
  [/\bpts poi (?:version |v\.? ?)?(\d+)\b/gi, 7],
  [/\bemv book (\d+)\b/gi, 4],
  [/\bemv (?:version |v\.? ?)?(\d)(?:\.\d)?\b(?![- ]?d)/gi, 4],
  [/\bkernels? (?:(?:is )?(?:number |no\.? ?))?(?:c-?)?(\d+)\b/gi, 8],
  [/\bfips ?140(?:-[123])?,? (?:security )?level (\d)\b/gi, 4],
  [/\bcompelling evidence (\d)(?:\.0)?\b/gi, 3],
  [/\bCE ?(\d)\.0\b/g, 3],
  [/\b1026\.(\d+)\b/g, 61],
  [/\bp2pe\b.{0,20}?\bdomain (\d+)\b/gi, 6],
  [/\bdomain (\d+)\b.{0,30}?\bp2pe\b/gi, 6],
  [/\bemv(?:co)? (?:contact(?:less)? )?(?:terminal )?(?:level |lvl |L)(\d)\b/gi, 3],
  [
    /\blevel (\d) (?:line[- ]item|(?:enhanced )?data|interchange|(?:purchasing|corporate|commercial)[- ]cards?)\b/gi,
    3,
  ],
  [/\b(?:merchant|service provider|pci(?: dss)?(?: merchant)?) level (\d)\b/gi, 4],
  [/\bpci[- ]?dss\b.{0,40}?\brequirements? (\d+)/gi, 12],
  [/\brequirements? (\d+)(?:\.\d+)*,? (?:of|in|under) (?:the )?pci[- ]?dss\b/gi, 12],
  [/\bfips[ -]?140-(\d)\b/gi, 3],
  [/\bvisa decline categor(?:y|ies) (\d+)\b/gi, 4],
  [/\bfatf recommendations? (\d+)\b/gi, 40],
  // Parts of standards.
  [/\biso(?:\/iec)?[ -]8583-(\d{1,2})(?!\d)/gi, 3],
  [/\biso(?:\/iec)?[ -]9564-(\d{1,2})(?!\d)/gi, 5],
  [/\biso(?:\/iec)?[ -]13491-(\d{1,2})(?!\d)/gi, 3],
  [/\biso(?:\/iec)?[ -]11568-(\d{1,2})(?!\d)/gi, 6],
  [/\biso(?:\/iec)?[ -]781[23]-(\d{1,2})(?!\d)/gi, 2],
  [/\biso(?:\/iec)?[ -]7811-(\d{1,2})(?!\d)/gi, 9],
  [/\biso(?:\/iec)?[ -]7816-(\d{1,2})(?!\d)/gi, 15],
  [/\biso(?:\/iec)?[ -]14443-(\d{1,2})(?!\d)/gi, 4],
  [/\bx9\.24-(\d{1,2})(?!\d)/gi, 3],
];

const numberedMessage =
  /(?:\b(?:visa|mastercard) |\b(?:an?|the|this|that) )?(?<!8583[-: ]{0,2}|\b(?:PDS|subelement|code|reason|usage) ?)\b(?!19(?:87|93)|20\d\d)([01]\d{3})\b(?: (?!in |of |for |on )\p{L}+){0,3} (?:advices?|notifications?|messages?|requests?|responses?|reversals?)\b/giu;
/** Of version 1987 or 1993, a class that is not reserved, a function and an origin that exist. */
const possibleMessage = /^[01][1-8][0-4][0-5]$/;
const isoVersion = /\biso ?8583[:-]((?:19|20)\d\d)\b/gi;
const knownVersions = /^(?:1987|1993|2003|2023)$/;

/**
 * Whether a question asks for a version or a numbered message that there is not: PCI DSS 7.0, a message 0990.
 *
 * @param isListed whether a message type has a row of its own, as the acknowledgements of a network have
 */
export function namesImpossibleNumber(question: string, isListed: (type: string) => boolean): boolean {
  if (!digit.test(question)) return false;
  return (
    versions.some(([named, highest]) =>
      matchesOf(question, named).some(([, number = '']) => Number(number) > highest),
    ) ||
    matchesOf(question, isoVersion).some(([, year = '']) => !knownVersions.test(year)) ||
    matchesOf(question, numberedMessage).some(
      ([, type = '']) => !possibleMessage.test(type) && !isListed(type),
    )
  );
}

const numberAndName =
  /\b(?:Visa|Mastercard) (\d{4}) \p{Lu}|\bISO ?8583 (\d{4}) (?:\w+ ){0,3}(?:advice|request|response|message|notification)/gu;

/** Whether a question gives a message of a network, or of ISO 8583, a number that no message known has: Mastercard 0990 Hold Advice. */
export function namesUnknownMessage(question: string, { lexicon }: Engine): boolean {
  return matchesOf(question, numberAndName).some(
    ([, ofNetwork, type = ofNetwork ?? '']) =>
      /^[01]/.test(type) && !possibleMessage.test(type) && !lexicon.knows(type),
  );
}
