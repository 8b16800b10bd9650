import { SingleBar } from 'cli-progress';

/** Where a command writes. */
export type Output = {
  readonly line: (text: string) => void;
  readonly error: (text: string) => void;
  /** Shows how far long work has come, where somebody watches. */
  readonly progress: (done: number, of: number) => void;
};

const format = '{bar} {value} of {total}';

type Stream = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Prints to two streams. The bar is on the second one, where that is a terminal, and is gone before anything else is printed. */
export const printingTo = (stdout: Stream, stderr: Stream): Output => {
  let bar: SingleBar | undefined;
  const endBar = () => {
    bar?.stop();
    bar = undefined;
  };
  const print = (stream: Stream, text: string) => {
    endBar();
    stream.write(`${text}\n`);
  };
  return {
    line: (text) => print(stdout, text),
    error: (text) => print(stderr, text),
    progress(done, of) {
      if (!stderr.isTTY) return;
      if (!bar) {
        bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true, stream: stderr });
        bar.start(of, done);
      }
      bar.setTotal(of);
      bar.update(done);
      if (done >= of) endBar();
    },
  };
};

export const terminal: Output = printingTo(process.stdout, process.stderr);

/**
 * Why what was printed is not all there, once everything is written; undefined when it is. A reader that has seen enough and
 * is gone, as `head` is, misses nothing.
 */
export const outputFailure = async (
  stream: NodeJS.WritableStream,
  work: () => Promise<void>,
): Promise<NodeJS.ErrnoException | undefined> => {
  let failure: NodeJS.ErrnoException | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') failure ??= error;
  });
  await work();
  await new Promise<void>((written) => stream.write('', () => written()));
  return failure;
};

type Cell = string | number | boolean | Date | null | undefined;

/** Dates and gaps as a person reads them, and what somebody else wrote on one line. */
export const asText = (cell: Cell): string => {
  if (cell === null || cell === undefined || cell === '') return '–';
  return cell instanceof Date ? cell.toISOString().replace('T', ' ').slice(0, 19) : onOneLine(String(cell));
};

/** Lines of columns that line up, with a heading. */
export const table = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] => {
  const cells = [headings, ...rows.map((row) => row.map(asText))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

/** Lines of names and values. */
export const facts = (pairs: Readonly<Record<string, Cell>>): string[] => {
  const width = Math.max(...Object.keys(pairs).map((name) => name.length));
  return Object.entries(pairs).map(([name, value]) => `${name.padEnd(width)}  ${asText(value)}`);
};

/** Line breaks, and what would move the cursor, colour the terminal or turn the direction of the text around. */
const notPlain = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text that somebody else wrote, on one line of plain text. */
export const onOneLine = (text: string): string => text.replace(notPlain, ' ').trim();
