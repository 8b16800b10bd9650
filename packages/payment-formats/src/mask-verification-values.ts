import { readableText } from './readable-text.ts';

/** A text without the secrets beside their labels, and how many of them were taken out. */
type WithoutSecrets = {
  readonly text: string;
  readonly verificationValues: number;
  readonly pins: number;
};

const removedMark = '[removed]';

const valueLabel =
  '(?:cvv2?|cvc2?|cav2?|csc2?|cvn2?|cvd2?|cid|4dbc|security\\s{1,2}code|verification\\s{1,2}(?:value|code|number))(?![a-z0-9])';
const pinLabel = 'pin(?![a-z0-9])';
const noun = '(?:[ _]{1,2}(?:number|code|value|no\\.?))?';
const quote = '["\'\u201c\u201d\u2018\u2019`]?';
/** What may stand between a label and its value; `joint` is empty when they stand bare beside each other. */
const between = `${quote}\\s{0,3}(?<joint>(?:entered|used|given)?\\s{0,2}(?:is|was|are|equals|to|of|->|=>|[:=>#(-])?)[:=>]?\\s{0,3}${quote}[(]?`;
const owner = ' (?:is|was|as) (?:my|the|his|her|their|your|our|its) (?:card |atm |debit )?';
const quantity =
  ' ?(?:-|\u2013|to) ?\\d|[ -]?(?:digit|bit|byte|character|letter|transaction|decline|attempt|terminal|key|mandate|standard|requirement)s?\\b';
const endOfSecret = `(?![\\d*a-z%]|[.,]\\d| \\d(?!\\d{3})|${quantity})`;

const labelledValue = new RegExp(
  `${valueLabel}${noun}${between}(?<secret>\\d(?: ?\\d){2,3})${endOfSecret}`,
  'gi',
);
const labelledPin = new RegExp(
  `${pinLabel}${noun}${between}(?<secret>\\d{4,12}|\\d(?: \\d){3,5})${endOfSecret}`,
  'gi',
);
const valueThenLabel = new RegExp(`(?<![\\d*.,])(?<secret>\\d{3,4})(?=${owner}${valueLabel})`, 'gi');
const pinThenLabel = new RegExp(`(?<![\\d*.,])(?<secret>\\d{4,12})(?=${owner}${pinLabel})`, 'gi');

const messageType = /^[0-2][1-8][0-4]\d$/;
const messageWord = /^[/ ]{1,2}(?:0[1-8]\d\d|request|response|message|advice|notification|mti)/i;

type Secret = { readonly from: number; readonly to: number };

function secretsOf(plain: string, pattern: RegExp): Secret[] {
  const found: Secret[] = [];
  for (const match of plain.matchAll(pattern)) {
    const { secret = '', joint } = match.groups ?? {};
    const from = match.index + match[0].length - secret.length;
    const to = from + secret.length;
    const isBare = joint === '';
    const saysMessageType = messageType.test(secret) && messageWord.test(plain.slice(to, to + 16));
    const namesStandard = /\bpci[ -]?$/i.test(plain.slice(Math.max(0, match.index - 4), match.index));
    if (!startsWord(plain, match.index) || (isBare && (saysMessageType || namesStandard))) continue;
    found.push({ from, to });
  }
  return found;
}

/** Whether a label begins here: behind something else than a letter or digit, or at a capital as in `cardPin`. */
function startsWord(plain: string, index: number): boolean {
  if (index === 0 || !/[\p{L}\p{N}]/u.test(plain.charAt(index - 1))) return true;
  return /\p{Ll}/u.test(plain.charAt(index - 1)) && /\p{Lu}/u.test(plain.charAt(index));
}

/**
 * Removes card verification values (CVV, CVC, CAV, CID, CSC: three or four digits) and PINs (four to twelve
 * digits) that stand next to their label. Prose about them ("PIN length 4-12", "CVV2 mismatch") stays.
 */
export function maskVerificationValues(text: string): WithoutSecrets {
  const { plain, starts, ends } = readableText(text);
  const values = [...secretsOf(plain, labelledValue), ...secretsOf(plain, valueThenLabel)];
  const pins = [...secretsOf(plain, labelledPin), ...secretsOf(plain, pinThenLabel)];
  const all = [...values, ...pins].sort((one, other) => one.from - other.from);
  let masked = '';
  let done = 0;
  for (const { from, to } of all) {
    const start = starts[from] ?? 0;
    if (start < done) continue;
    masked += text.slice(done, start) + removedMark;
    done = ends[to - 1] ?? text.length;
  }
  return { text: masked + text.slice(done), verificationValues: values.length, pins: pins.length };
}
