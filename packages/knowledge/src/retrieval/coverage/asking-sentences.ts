const sentenceEnd = /(?<=[.?!])\s+|\n+/;
/** A text with fewer sentences, or fewer words, tells no story beside what it asks. */
const fewestSentences = 3;
const fewestWords = 30;

/**
 * The sentences of a text in which something is asked: of one that tells a story those with a question mark, and the last; of any
 * other the whole text. What is named in a story only belongs to it, like towns, shops and tools.
 */
export function askingSentences(text: string): string[] {
  const sentences = text.split(sentenceEnd).filter((sentence) => sentence.trim() !== '');
  if (sentences.length < fewestSentences || (text.match(/\S+/g) ?? []).length < fewestWords) return [text];
  return sentences.filter((sentence, place) => sentence.includes('?') || place === sentences.length - 1);
}
