import { analyse } from '../../analysis/analyse.ts';
import type { Aspect } from './understand-question.ts';

/** Of what a question asks about, that which a part of it says. */
export function aspectsSaidIn(part: string, aspects: readonly Aspect[]): readonly Aspect[] {
  const surfaces = new Set(analyse(part).map(({ surface }) => surface));
  return aspects.filter(({ isEssential, surface }) => isEssential && surfaces.has(surface));
}
