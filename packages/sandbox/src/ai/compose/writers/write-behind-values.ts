import type { Material } from '../ranking/material.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { nameMissing } from './write-answer.ts';
import { type Length, writeSections } from './write-sections.ts';

const shortLength: Length = { whole: 100, central: 200, enough: 260, most: 340 };

/** What follows once the values of a question are read: which codes are unknown, and little of the article that says how they are read. */
export function writeBehindValues(draft: AnswerDraft, material: Material): void {
  const { passages, focus, missing } = material;
  // Other values without a meaning are data, and their row says so.
  nameMissing(draft, { ...material, missing: missing.filter(({ kind }) => kind === 'response') });
  const article = passages.find(
    ({ n, rowKey, isEntry }) => draft.sources.has(n) && rowKey === null && !isEntry,
  );
  writeSections(draft, material, { first: [article ?? focus], length: shortLength });
}
