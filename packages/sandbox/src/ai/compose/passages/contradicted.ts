import { abbreviationOf } from './expansions.ts';
import type { Passage } from './passage.ts';

/**
 * Says whether a passage is the glossary's entry of another thing than the question means: of a message authentication code,
 * when the question's "MAC 03" is what a reference row is also called.
 */
export function isContradicted(passage: Passage, question: string, passages: Passage[]): boolean {
  const short = passage.isEntry ? abbreviationOf(passage.section)?.short : undefined;
  if (short === undefined || !/^[\p{L}\d-]+$/u.test(short)) return false;
  const named = new RegExp(`\\b${short} ?\\d{1,4}\\b`, 'i').exec(question)?.[0].replace(/(?<=\D)(?=\d)/, ' ');
  const alias = named?.replace(/\s+/g, ' ').toLowerCase();
  return (
    alias !== undefined &&
    passages.some(({ rowKey, text }) => {
      const names = /Also called: (.+)/.exec(text)?.[1] ?? '';
      return (
        rowKey !== null &&
        names
          .toLowerCase()
          .split(/[;,.]\s*/)
          .includes(alias)
      );
    })
  );
}
