import type { Aspect } from '../understanding/understand-question.ts';

const joint = /\b(?:vs\.?|versus|and|or|from|than|compared (?:to|with))\b|[/,;]/i;
const valueOfCode = /[\dA-F.]+$/i;
/** What stands around "versus" up to where something else is asked. */
const around = /[^.?!;:]*\b(?:vs|versus)\b\.?(?:[^,:;?!]*\b(?:vs|versus)\b\.?)*[^,:;?!]*/i;
const between = /\bbetween\b(.+?\b(?:and|or)\b[^,:;?!]*)/i;
const clauses = /[,:;?!]\s|\.\s/;
const saysDifference = /\bdiffer|\bcompare|\bapart\b|\bdistinguish|\bsame\b/i;
const joinsTwo = /\b(?:and|or|from|than)\b/i;

/** The part of a question that names what it compares: "advice and notification, what is the difference for the receiver". */
function namesCompared(question: string): string {
  const [told] = around.exec(question) ?? between.exec(question)?.slice(1) ?? [];
  if (told !== undefined) return told;
  const parts = question.split(clauses);
  const asking = parts.find((part) => saysDifference.test(part));
  if (asking === undefined || joinsTwo.test(asking)) return question;
  return parts.filter((part) => part !== asking).join(', ') || question;
}

/**
 * The things that a question compares, each as the places of its aspects: "POS entry mode 91 vs 07" has 91 with its words on one
 * side and 07 on the other. None where it does not part into two or more.
 */
export function sidesOf(question: string, aspects: readonly Aspect[]): readonly (readonly number[])[] {
  const compared = partedIn(namesCompared(question), aspects);
  return compared.length > 1 ? compared : partedIn(question, aspects);
}

function partedIn(text: string, aspects: readonly Aspect[]): readonly (readonly number[])[] {
  const pieces = text.toLowerCase().split(joint);
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
