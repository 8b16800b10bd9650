import type { Question } from './question-kind.ts';

const cuesOfKind: Partial<Record<Question['kind'], RegExp>> = {
  reason:
    /\b(?:because|since|due to|so that|therefore|reason|otherwise|exists? (?:because|to|so)|the point is|prevents?|protects?)\b/i,
  trouble:
    /\b(?:because|caused?|usually (?:means|points|signals)|due to|missing|wrong|mismatch|check|verify|compare|look|fails?|fault)\b/i,
  steps: /\b(?:first|then|next|after|before|finally|sends?|forwards?|answers?|when)\b/i,
  comparison: /\b(?:while|whereas|unlike|but|differs?|difference|instead|rather|both|in contrast)\b/i,
  list: /\b(?:are|include|includes|following|consists?)\b/i,
};

/** Asks in which field, tag or code something stands. */
const placeAsked =
  /^where\b|\band where\b|\bwhere (?:is|are|in|does|do)\b|\b(?:in )?which (?:field|data element|tag|subelement|mcc|code)s?\b|\bhow (?:is|are|do|must|should) .*\b(?:flag|mark|indicat|identif|cod)(?:ged|ed|ied|e|ate|ated)?\b/i;

export function asksForPlace({ text }: Pick<Question, 'text'>): boolean {
  return placeAsked.test(text);
}

const cuesOfWords: [RegExp, RegExp][] = [
  [
    /\bhow often\b/i,
    /\b(?:daily|weekly|monthly|yearly|every|once|regularly|continuously|at least|each (?:day|hour|year)|after \w+ minutes|seconds?|minutes?|hours?|days?|months?|years?)\b/i,
  ],
  [
    /\bhow long\b|\btime limit\b|\bhow (?:quickly|fast|soon)\b/i,
    /\b(?:\d+|one|two|three|five|seven|ten|thirty) (?:to \d+ )?(?:seconds?|minutes?|hours?|days?|months?|years?)\b|\buntil\b/i,
  ],
  [/\bhow (?:many|much)\b|\bmaximum\b|\bminimum\b/i, /\b\d+|\bup to\b|\bat (?:most|least)\b/i],
  [/^who\b|\band who\b/i, /\b(?:issuer|acquirer|network|merchant|cardholder|bank|processor|scheme)\b/i],
  [/^when\b|\band when\b/i, /\b(?:when|before|after|until|once|as soon as|if)\b/i],
  [placeAsked, /\bDE \d|\btag [0-9A-F]{2}|\bfield \d|\bsubelement \d|\bPDS \d|\bcode `?\d|\bECI\b/i],
];

const bonus = { ofWords: 0.22, ofKind: 0.1 };

/** More for a sentence that has the form of an answer to the question: a reason to a why, a period to a how long. */
export function cueBonus(sentence: string, { kind, text }: Question): number {
  const asked = cuesOfWords.filter(([question]) => question.test(text));
  if (asked.length > 0) return asked.some(([, cue]) => cue.test(sentence)) ? bonus.ofWords : 0;
  return cuesOfKind[kind]?.test(sentence) ? bonus.ofKind : 0;
}
