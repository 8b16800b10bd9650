import { screenPrompt } from '../screening/screen-prompt.ts';
import { screeningCases } from './evaluation-questions.ts';

export type ScreeningFigures = {
  readonly sentences: number;
  /** Share sent where it belongs, from 0 to 1. */
  readonly accuracy: number;
};

/** How many of the sentences screening sends where they belong. */
export const screeningFigures = (): ScreeningFigures => {
  const cases = screeningCases();
  const right = cases.filter(({ sentence, expected }) => {
    const canned = screenPrompt(sentence).decision === 'unsupported_network';
    return canned === (expected === 'canned');
  });
  return { sentences: cases.length, accuracy: right.length / cases.length };
};
