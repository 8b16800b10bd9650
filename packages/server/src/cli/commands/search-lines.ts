import type { Retrieval } from '@genie/knowledge';
import { table } from '../output.ts';

/** What a search found, for a person. */
export const searchLines = ({ covered, passages, nearestTopics }: Retrieval): string[] => [
  covered ? 'Covered.' : `Not covered. Nearest: ${nearestTopics.join('; ')}`,
  '',
  ...table(
    ['place', 'document', 'title', 'section'],
    passages.map(({ documentId, title, section }, index) => [index + 1, documentId, title, section]),
  ),
];
