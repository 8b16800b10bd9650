import { specimenQuestion } from './specimen.ts';

/** The four questions of the welcome screen; all within the Free Plan's topics. */
export const sampleQuestions = [
  specimenQuestion,
  'Walk me through a card payment from authorisation to settlement',
  'How is an ISO 8583 message built: MTI, bitmap and fields?',
  'What is the difference between an acquirer, a gateway and a processor?',
] as const;
