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
  [
    /^where\b|\bin which (?:field|tag)\b|\bwhich (?:field|data element|tag)\b/i,
    /\bDE \d|\btag\b|\bfield \d|\bin the\b/i,
  ],
];

/** Says whether a sentence has the form of an answer to the question: a reason to a why, a period to a how long. */
export function soundsLikeAnswer(sentence: string, { kind, text }: Question): boolean {
  const cues = cuesOfWords.filter(([asked]) => asked.test(text)).map(([, cue]) => cue);
  const ofKind = cuesOfKind[kind];
  if (cues.length === 0 && ofKind) cues.push(ofKind);
  return cues.some((cue) => cue.test(sentence));
}
