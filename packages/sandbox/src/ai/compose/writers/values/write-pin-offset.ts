import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const joint = '(?:\\s*(?:[=:,]|\\b(?:is|was|of|to|with|as|the|a)\\b))*\\s*["\'`\u201c]?';
const naturalPin = new RegExp(
  `\\b(?:natural|calculated|generated|derived|intermediate) PIN${joint}(\\d{4,12})(?!\\d)`,
  'i',
);
const offsetGiven = new RegExp(`\\boffset${joint}(\\d{4,12})(?!\\d)`, 'i');
const chosenPin = new RegExp(
  `\\b(?:chosen|selected|wanted|desired|new|own|customer(?:'s)?|cardholder(?:'s)?) PIN${joint}(\\d{4,12})(?!\\d)|\\b(?:cho(?:o)?se[sn]?|picked|picks|selected|selects|wants|wanted|took|takes)(?: (?:as )?(?:his|her|their|a|the))?(?: (?:new|own))?(?: PIN)?${joint}(\\d{4,12})(?!\\d)`,
  'i',
);
const tellsHow = /\b(?:modulo 10|digit by digit|without carry)\b/i;
const asksForOffset = /\boffset\b/i;

/** The offset between the natural PIN and the chosen one of the question, or the PIN that an offset makes of the natural one, when a passage tells how. */
export function writePinOffset(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => asksForOffset.test(text) && tellsHow.test(text));
  const natural = naturalPin.exec(question)?.[1];
  if (source === undefined || natural === undefined || !asksForOffset.test(question)) return false;
  const [, named, taken] = chosenPin.exec(question) ?? [];
  const chosen = named ?? taken;
  const offset = offsetGiven.exec(question)?.[1];
  if (chosen?.length === natural.length) {
    const digits = byDigit(chosen, natural, (one, other) => one - other);
    draft.plain(
      `The offset is the chosen PIN less the natural PIN, each digit modulo 10: \`${chosen}\` − \`${natural}\` = **\`${digits}\`**. [${source.n}]`,
    );
    return true;
  }
  if (offset?.length !== natural.length) return false;
  const digits = byDigit(natural, offset, (one, other) => one + other);
  draft.plain(
    `The PIN is the natural PIN plus the offset, each digit modulo 10: \`${natural}\` + \`${offset}\` = **\`${digits}\`**. [${source.n}]`,
  );
  return true;
}

function byDigit(one: string, other: string, joined: (a: number, b: number) => number): string {
  return [...one].map((digit, place) => (joined(Number(digit), Number(other[place])) + 10) % 10).join('');
}
