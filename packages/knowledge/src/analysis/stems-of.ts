import { analyse } from './analyse.ts';

/** The stems of a text, each once and in its order; compounds that were joined are left out. */
export function stemsOf(text: string): string[] {
  const words = analyse(text).filter(({ kind }) => kind !== 'joined');
  return [...new Set(words.map(({ text: stem }) => stem))];
}
