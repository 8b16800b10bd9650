import type { Aspect } from './understand-question.ts';

const joint = /\b(?:vs\.?|versus|and|or|from|than|compared (?:to|with))\b|[/,;]/i;
const valueOfCode = /[\dA-F.]+$/i;

/**
 * The things that a question compares, each as the places of its aspects: "POS entry mode 91 vs 07" has 91 with its words on one
 * side and 07 on the other. None where it does not part into two or more.
 */
export function sidesOf(question: string, aspects: readonly Aspect[]): readonly (readonly number[])[] {
  const pieces = question.toLowerCase().split(joint);
  const sides = pieces.map((piece) => {
    const words = new Set(piece.match(/[\p{L}\p{N}.]+(?:-[\p{L}\p{N}]+)*/gu) ?? []);
    return aspects.flatMap(({ surface, kind }, place) => {
      const written = kind === 'code' ? (valueOfCode.exec(surface)?.[0] ?? surface) : surface;
      return words.has(written) || words.has(surface) ? [place] : [];
    });
  });
  const named = sides.filter((side) => side.length > 0);
  return named.length > 1 ? named : [];
}
