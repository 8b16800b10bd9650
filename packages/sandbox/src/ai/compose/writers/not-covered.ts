import type { Passage } from '../passages/passage.ts';
import type { Code } from '../question/codes.ts';

const nearestTopics = 3;

/** Says plainly that the passages do not answer, and which topics come nearest. Invents nothing. */
export function notCovered(missing: Code[], passages: Passage[]): string {
  const subject = missing.length > 0 ? enumerate(missing.map(({ label }) => label)) : 'this question';
  const topics = [...new Set(passages.map(({ title }) => title).filter((title) => title !== ''))].slice(
    0,
    nearestTopics,
  );
  const first = `My knowledge does not cover ${subject}.`;
  if (topics.length === 0) return `${first} Nothing near it was found either.`;
  const nearest = enumerate(topics.map((topic) => `**${topic}**`));
  return `${first} The nearest ${topics.length > 1 ? 'topics are' : 'topic is'} ${nearest}.`;
}

export function enumerate(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
