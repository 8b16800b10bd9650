import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { Output } from './output.ts';

/** What the commands of the operator's CLI are given. */
export type CliParts = {
  readonly output: Output;
  /** Opens the context at a command's first need of it; closed when the command has ended. */
  readonly context: () => Promise<Context>;
};

/** What a command has to say: data for `--json`, and the same in lines for a person. */
export type Report = { readonly data: unknown; readonly lines: readonly string[] };

/** A command that could not do what was asked; the text says why. Exit code 1. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** Gives a command its `--json` option, an example in its help, and its work. */
export const does = <Options extends object>(
  command: Command,
  { output, context }: CliParts,
  {
    example,
    run,
  }: { example: string; run: (context: Context, options: Options, args: string[]) => Promise<Report> },
): Command =>
  command
    .option('--json', 'print data for scripts')
    .addHelpText('after', `\nExample:\n  npm run genie -- ${example}`)
    .action(async function (this: Command) {
      const options = this.opts<Options & { json?: boolean }>();
      const { data, lines } = await run(await context(), options, this.args);
      if (options.json) output.line(JSON.stringify(data, null, 2));
      else for (const line of lines) output.line(line);
    });
