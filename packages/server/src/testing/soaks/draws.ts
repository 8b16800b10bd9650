/** Chance that comes out the same for the same seed. */
export type Draws = {
  /** From 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number from 0 up to, but not including, `below`. */
  readonly integer: (below: number) => number;
  readonly chance: (probability: number) => boolean;
  /** @throws RangeError for an empty list */
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
};

/** Draws from a seed. @see https://en.wikipedia.org/wiki/Xorshift, of 32 bits */
export const createDraws = (seed: number): Draws => {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  const fraction = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(fraction() * below);
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[integer(list.length)] as (typeof list)[number];
    },
    shuffled(list) {
      const left = [...list];
      return list.map(() => left.splice(integer(left.length), 1)[0] as (typeof list)[number]);
    },
  };
};
