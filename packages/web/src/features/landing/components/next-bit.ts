const columns = 8;
const bits = 64;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

/** The bit a key leads to from another; undefined for keys that do not move and at the grid's edge. */
export const nextBit = (bit: number, key: string): number | undefined => {
  if (key === 'Home') return 1;
  if (key === 'End') return bits;
  const next = bit + (steps[key] ?? 0);
  return next === bit || next < 1 || next > bits ? undefined : next;
};
