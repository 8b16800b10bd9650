import type { PromptWord } from './prompt-words.ts';

const words: ReadonlySet<string> = new Set(
  `visa visas visanet visadirect mastercard mastercards mastercardnet banknet gcms ipm vss mdes vts maestro cirrus vrol
   vamp mastercom ucaf tcr tcrs ctf itf visatoken interlink securecode moneysend vpay`
    .trim()
    .split(/\s+/),
);
const phrases = /^(?:master cards?|base (?:ii|1|2)|edit package|v pay|ms ?send|pds \d{4}|tcs? \d\d)$/;
const glued = /^(?:tc\d\d|pds\d{4}|baseii?|base[12]|tcr\d|1240|1442|1644|1740)$/;

/** Whether a prompt has a word of Visa or Mastercard or of their clearing: VisaNet, BASE II, TC 05, IPM, GCMS. */
export function namesMajorNetwork(prompt: readonly PromptWord[]): boolean {
  return prompt.some((word, index) => {
    const next = prompt[index + 1];
    const pair = next && /^[\s-]*$/.test(next.gap) ? `${word.text} ${next.text}` : '';
    if (words.has(word.text) || glued.test(word.text) || phrases.test(pair)) return true;
    if (pair === 'base i' && word.isUpper) return true;
    if (word.text === 'mc' && word.isUpper) return true;
    return isNearly(word.text, 'mastercard');
  });
}

/** One letter missing, added, changed or swapped, in a long name only. */
function isNearly(text: string, name: string): boolean {
  if (Math.abs(text.length - name.length) > 1 || text.slice(0, 3) !== name.slice(0, 3)) return false;
  let same = 0;
  while (same < text.length && text[same] === name[same]) same += 1;
  const [rest, expected] = [text.slice(same), name.slice(same)];
  const isSwap = rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2);
  return (
    isSwap || rest.slice(1) === expected.slice(1) || rest === expected.slice(1) || rest.slice(1) === expected
  );
}
