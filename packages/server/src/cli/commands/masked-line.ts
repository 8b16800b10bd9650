import type { ImportReport } from '../../features/library/index.ts';

const named = [
  ['cardNumbers', 'card number'],
  ['tracks', 'track'],
  ['verificationValues', 'verification value'],
  ['pins', 'PIN'],
] as const;

/** What was masked in one imported file: "  handbook/test.md: masked 2 card numbers, 1 verification value". */
export const maskedLine = ({ name, ...counts }: ImportReport['masked'][number]): string => {
  const parts = named.flatMap(([kind, word]) => {
    const count = counts[kind];
    return count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];
  });
  return `  ${name}: masked ${parts.join(', ')}`;
};
