export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints a table as Markdown has them, ready for docs/performance.md. */
export const printTable = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void => {
  print(`| ${head.join(' | ')} |`);
  print(`|${'---|'.repeat(head.length)}`);
  for (const row of rows) print(`| ${row.join(' | ')} |`);
};

export const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

export const shownOutcomes = (outcomes: Readonly<Record<string, number>>): string =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');
