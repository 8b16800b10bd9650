import type { AnswerDraft } from './answer-draft.ts';
import { mentionsCode } from './code-mentions.ts';
import { definesSubject } from './definition-sentence.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import { targetsOf } from './targets.ts';

const leastShareOfBest = 0.5;
const leastScore = 0.34;
const highBest = 1.2;
/** The share of the question that a point itself must hold, by how near its passage is to the focus. */
const leastShare = { focus: 0.25, document: 0.4, elsewhere: 0.5 };
const leastTermsElsewhere = 2;
const leastWords = { sentence: 6, item: 9 };

type KeyPoints = { heading: string; most: number; room?: number };

/** Adds what else matters as bullets, in the order in which the passages say it. */
export function writeKeyPoints(draft: AnswerDraft, material: Material, options: KeyPoints): void {
  const { heading, most, room = draft.room } = options;
  const { points, focus } = material;
  const fits = fitting(material);
  const chosen: ScoredPoint[] = [];
  let left = room;
  for (const point of points) {
    if (chosen.length >= most) break;
    if (!fits(point) || point.words > left || !draft.isNew(point.sentences)) continue;
    chosen.push(point);
    left -= point.words;
  }
  const order = (point: ScoredPoint) => (point.n === focus.n ? -1 : point.n);
  chosen.sort((one, other) => order(one) - order(other) || one.position - other.position);
  draft.heading(heading);
  draft.bullets(chosen);
}

function fitting({
  points,
  relevance,
  focus,
  passages,
  question,
}: Material): (point: ScoredPoint) => boolean {
  const best = points[0]?.score ?? 0;
  const least = Math.max(leastScore, Math.min(best, highBest) * leastShareOfBest);
  const targets = question.kind === 'code' ? targetsOf(question.codes) : [];
  const sameDocument = new Set(passages.filter(({ title }) => title === focus.title).map(({ n }) => n));
  const entries = new Set(passages.filter(({ isEntry }) => isEntry).map(({ n }) => n));
  return (point) => {
    // The answer begins with a definition; another one from the glossary adds nothing.
    if (entries.has(point.n) && definesSubject(point.sentences[0] ?? '', question) > 0) return false;
    if (point.origin === 'step' || point.leans || point.score < least) return false;
    if (point.words < leastWords[point.origin]) return false;
    const text = point.sentences.join(' ');
    if (targets.length > 0 && !targets.some((code) => mentionsCode(text, code, point.heading))) return false;
    const near = point.n === focus.n ? 'focus' : sameDocument.has(point.n) ? 'document' : 'elsewhere';
    const own = relevance.share(point.terms);
    const held = [...relevance.weights.keys()].filter((term) => point.terms.has(term)).length;
    if (near === 'elsewhere' && held < Math.min(leastTermsElsewhere, relevance.weights.size)) return false;
    return (
      own >= leastShare[near] ||
      (near === 'focus' && relevance.share(point.terms, point.context) >= leastShare.document)
    );
  };
}
