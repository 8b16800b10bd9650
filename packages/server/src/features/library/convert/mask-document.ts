import { type MaskedCounts, maskSensitiveCardData } from '@genie/payment-formats';
import MarkdownIt from 'markdown-it';

/** Masks the texts of one document by the rule that messages are masked with, and counts what was masked in all of them. */
export const documentMask = () => {
  const counts = { cardNumbers: 0, verificationValues: 0, pins: 0, tracks: 0 };
  const text = (given: string): string => {
    const { text: masked, masked: found } = maskSensitiveCardData(given);
    counts.cardNumbers += found.cardNumbers;
    counts.verificationValues += found.verificationValues;
    counts.pins += found.pins;
    counts.tracks += found.tracks;
    return masked;
  };
  const value = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(value);
    if (typeof given === 'object' && given !== null)
      return Object.fromEntries(Object.entries(given).map(([key, each]) => [key, value(each)]));
    if (typeof given !== 'string' && typeof given !== 'number') return given;
    const masked = text(String(given));
    return masked === String(given) ? given : masked;
  };
  return {
    counts: counts as MaskedCounts,
    text,
    fields: (given: Readonly<Record<string, unknown>>) => value(given) as Record<string, unknown>,
    markdown: (given: string): string => {
      const masked = text(given);
      return masked === given ? given : withStarsEscaped(masked);
    },
  };
};

const markdownIt = new MarkdownIt();
const codeOrStars = /`[^`\n]*`|(?<=\d{6})\*{3,9}(?=\d{4})/g;

/** The stars of two numbers in one paragraph would be read as emphasis and be gone; in code they stand for themselves. */
const withStarsEscaped = (markdown: string): string => {
  const isCode = new Set<number>();
  for (const { type, map } of markdownIt.parse(markdown, {})) {
    if (type !== 'fence' && type !== 'code_block') continue;
    for (let line = map?.[0] ?? 0; line < (map?.[1] ?? 0); line += 1) isCode.add(line);
  }
  return markdown
    .split('\n')
    .map((line, number) =>
      isCode.has(number)
        ? line
        : line.replace(codeOrStars, (found) =>
            found.startsWith('`') ? found : found.replaceAll('*', '\\*'),
          ),
    )
    .join('\n');
};
