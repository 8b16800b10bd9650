import { measuredAccuracy } from '@genie/contract/client';

const { percent, on } = measuredAccuracy;

/** How right the answers were when they were last measured, in a sentence; never a better figure than that. */
export const accuracySentence = `On ${on.split('-').reverse().join('-')} it answered ${percent}% of the questions we keep aside for testing with every fact that was asked for.`;
