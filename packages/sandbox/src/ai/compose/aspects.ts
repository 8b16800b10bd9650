import type { Point } from './points.ts';

/** What a sentence about one of two things can say that a reader wants to hold against the other. */
export const aspects = ['Purpose', 'When', 'Who', 'Message and data', 'Money', 'Security', 'Result'] as const;
export type Aspect = (typeof aspects)[number];

const marks: [Aspect, RegExp][] = [
  [
    'Purpose',
    /\b(?:suits?|used (?:for|to|when)|serves?|purpose|exists? (?:because|to)|lets?|allows?|so that|in order to)\b/i,
  ],
  [
    'When',
    /\b(?:when|before|after|until|during|once|within|days?|hours?|later|at the time|immediately|at once)\b/i,
  ],
  ['Money', /\b(?:fees?|amount|funds|cost|pays?|liab|debit|credit|hold|balance|settle|interchange|refund)/i],
  [
    'Message and data',
    /\b(?:DE \d|field|message|MTI|0\d{3}|file|record|bitmap|format|bytes?|digits?|tag)\b/i,
  ],
  ['Security', /\b(?:key|encrypt|PIN|MAC|HSM|cryptogram|fraud|authenticat|protect)/i],
  [
    'Who',
    /\b(?:issuer|acquirer|merchant|cardholder|network|terminal|bank|switch) (?:sends?|decides?|sets?|answers?|holds?|bears?|starts?|signs?)\b/i,
  ],
  ['Result', /\b(?:result|outcome|answer|response|declin|approv|means|fails?|reject)/i],
];

export function aspectOf({ sentences }: Pick<Point, 'sentences'>): Aspect | null {
  const text = sentences.join(' ');
  return marks.find(([, mark]) => mark.test(text))?.[0] ?? null;
}
