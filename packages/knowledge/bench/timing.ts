/** Milliseconds of many calls. */
export type Timing = { readonly p50: number; readonly p99: number; readonly most: number };

const timingOf = (milliseconds: readonly number[]): Timing => {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
};

/** How long each call took. */
export const timeEach = async <Input>(
  inputs: readonly Input[],
  work: (input: Input) => unknown,
): Promise<Timing> => {
  const times: number[] = [];
  for (const input of inputs) {
    const started = performance.now();
    await work(input);
    times.push(performance.now() - started);
  }
  return timingOf(times);
};
