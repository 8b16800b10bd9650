import { isMisspelt } from './misspelling.ts';
import type { PromptWord } from './prompt-words.ts';

const words: ReadonlySet<string> = new Set(
  `visa visas visanet visadirect mastercard mastercards mastercardnet banknet gcms ipm vss mdes vts maestro cirrus vrol
   vamp mastercom ucaf tcr tcrs ctf itf visatoken interlink securecode moneysend vpay`
    .trim()
    .split(/\s+/),
);
const phrases = /^(?:master cards?|base (?:ii|1|2)|edit package|v pay|ms ?send|pds \d{3,4}|tcs? \d\d)$/;
const glued = /^(?:tc\d\d|pds\d{3,4}|baseii?|base[12]|tcr\d|1240|1442|1644|1740)$/;
const product = /^(?:visa|mastercard)(?:cards?|debit|credit|prepaid|electron|business|branded)$/;
const ofPlus = /^(?:network|networks|atm|atms|system|mark|marks|logo|acceptance|program|programme)$/;
const ofMessages =
  /^(?:messages?|messaging|formats?|fields?|headers?|systems?|mti|bitmaps?|specifications?|specs?|hosts?|reject|rejects|rejected|[01]\d{3})$/;
const people =
  /^(?:customers?|clients?|guests?|members?|cardholders?|lounges?|status|access|desk|treatment)$/;

/** Whether a prompt has a word of Visa or Mastercard or of their clearing: VisaNet, BASE II, TC 05, IPM, GCMS. */
export function namesMajorNetwork(prompt: readonly PromptWord[]): boolean {
  return prompt.some((word, index) => {
    const next = prompt[index + 1];
    const pair = next && /^[\s-]*$/.test(next.gap) ? `${word.text} ${next.text}` : '';
    if (words.has(word.text) || glued.test(word.text) || product.test(word.text) || phrases.test(pair))
      return true;
    if (pair === 'base i' && word.isUpper) return true;
    if (word.text === 'mc') return true;
    if (isPlus(prompt, index, pair) || isVisasVip(prompt, index)) return true;
    return isMisspelt(word.text, 'mastercard');
  });
}

/** Plus is the ATM network of Visa beside a noun of networks: "the Plus network", never "Amex plus JCB". */
function isPlus(prompt: readonly PromptWord[], index: number, pair: string): boolean {
  const word = prompt[index];
  if (word?.text !== 'plus' || !ofPlus.test(pair.slice('plus '.length))) return false;
  return index === 0 || prompt[index - 1]?.text === 'the' || (word.isCapital && !word.capitalIsIdle);
}

/** VIP is the message system of Visa only where messages are spoken of, never in "VIP lounge". */
function isVisasVip(prompt: readonly PromptWord[], index: number): boolean {
  const [first, second, third] = prompt.slice(index, index + 3);
  const isDotted =
    first?.text === 'v' &&
    second?.text === 'i' &&
    third?.text === 'p' &&
    `${second.gap}${third.gap}` === '..';
  if (!isDotted && !(first?.text === 'vip' && first.isUpper)) return false;
  if (people.test((isDotted ? prompt[index + 3] : second)?.text ?? '')) return false;
  return prompt.some(({ text }) => ofMessages.test(text));
}
