import type { SectionAim } from '../../analysis/aims.ts';
import type { Outline } from '../../memory-index/passage-table.ts';

const wanted = 1.18;
/** Faults are told of the same things as the rest of an article, for those who have a fault. */
const unwantedFaults = 0.9;
const unwantedExample = 0.9;

/** How much better or worse a section fits what is wanted of it. */
export function aimFactor(
  { aim, kind }: Pick<Outline, 'aim' | 'kind'>,
  aims: ReadonlySet<SectionAim>,
): number {
  if (kind !== 'document') return 1;
  if (aim === 'overview') return aims.has('overview') && aims.size === 1 ? wanted : 1.06;
  if (aims.has(aim)) return wanted;
  if (aim === 'faults') return unwantedFaults;
  if (aim === 'example' && aims.has('steps')) return 1;
  return aim === 'example' ? unwantedExample : 1;
}
