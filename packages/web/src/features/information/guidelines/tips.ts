/** A tip for asking, with a question that does not follow it and one that does. */
type Tip = {
  readonly title: string;
  readonly text: string;
  readonly instead: string;
  readonly ask: string;
};

export const tips: readonly Tip[] = [
  {
    title: 'Be specific',
    text: 'Name the code, the field or the step. One question at a time brings the most exact answer.',
    instead: 'Why was it declined?',
    ask: 'What does DE 39 = 05 mean, and what should I check?',
  },
  {
    title: 'Use industry terms',
    text: 'The words of a specification or a log line find the passages about them. Abbreviations are understood.',
    instead: 'The secret code for exchanging PINs',
    ask: 'What is a ZPK, and how is it exchanged?',
  },
  {
    title: 'State the network',
    text: 'The same field can mean something else at Visa than at Mastercard. Say which one you work with.',
    instead: 'What is in field 62?',
    ask: 'What is the Visa transaction identifier in field 62.2 used for?',
  },
  {
    title: 'Ask about flows',
    text: 'Who sends what to whom, in which order, and what happens when an answer does not come.',
    instead: 'Tell me about chips',
    ask: 'What happens step by step in an EMV chip transaction?',
  },
];
