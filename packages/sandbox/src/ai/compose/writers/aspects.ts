import type { Point } from '../passages/points.ts';
import { plainText } from '../text/inline-markdown.ts';

/** What a sentence about one of two things can say that a reader wants to hold against the other. */
export const aspects = ['Used for', 'When', 'Who'] as const;
type Aspect = (typeof aspects)[number];

const marks: [Aspect, RegExp][] = [
  [
    'Used for',
    /\b(?:suits?|(?:is|are) (?:used|meant|made) (?:for|to|when|by)|serves?|exists? (?:because|to))\b/i,
  ],
  [
    'When',
    /\b(?:is|are) (?:sent|used|made|taken|posted|due) (?:when|before|after|once|until|within)\b|^(?:when|once|after|before|until)\b/i,
  ],
  [
    'Who',
    /\b(?:issuer|acquirer|merchant|cardholder|network|terminal|bank|switch) (?:sends?|decides?|sets?|holds?|bears?|starts?|signs?|pays?)\b/i,
  ],
];

export function aspectOf({ sentences }: Pick<Point, 'sentences'>): Aspect | null {
  const text = plainText(sentences.join(' '));
  return marks.find(([, mark]) => mark.test(text))?.[0] ?? null;
}
