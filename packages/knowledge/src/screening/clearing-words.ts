import { isMisspelt } from './misspelling.ts';
import type { PromptWord } from './prompt-words.ts';

const clearing =
  /^(?:clearing|cleared|uncleared|clears|settle|settles|settled|unsettled|settling|settlement|settlements|reconcil(?:e|es|ed|iation|iations|ing)|presentments?|representments?|interchange|netting|rgcs|ntsl)$/;
const longWords = ['settlement', 'settlements', 'presentment', 'reconciliation'];

// "To clear" is a word of clearing; "it is clear", "a clear picture" and "a clear PIN" are not.
const beforeAdjective =
  /^(?:is|are|was|were|be|been|being|it|its|isnt|not|very|more|most|quite|so|too|all|make|makes|made|a|an|the|in|no|become|becomes|as|any|give|me|your|crystal|loud)$/;
const afterAdjective =
  /^(?:text|pin|pins|pan|pans|key|keys|data|component|components|picture|explanation|answer|example|overview|about|how|what|why|that|idea|and|or|enough)$/;

/** Whether a prompt has a word of clearing or settlement. */
export function speaksOfClearing(prompt: readonly PromptWord[]): boolean {
  return prompt.some(({ text }, index) => {
    if (clearing.test(text) || longWords.some((word) => isMisspelt(text, word))) return true;
    if (text !== 'clear') return false;
    const before = prompt[index - 1]?.text;
    const after = prompt[index + 1]?.text ?? '';
    return before !== undefined && !beforeAdjective.test(before) && !afterAdjective.test(after);
  });
}
