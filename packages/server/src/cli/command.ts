import type { Command } from 'commander';
import type { Config } from '../config/config.ts';
import type { Context } from '../context.ts';
import type { Output } from './output.ts';

/** What the commands of the operator's CLI are given. */
export type CliParts = {
  readonly output: Output;
  /** Reads the configuration. @throws ConfigError */
  readonly config: () => Config;
  /** Opens the context at a command's first need of it, on a migrated database; closed when the command has ended. */
  readonly context: () => Promise<Context>;
};

/** What a command has to say: data for `--json`, and the same in lines for a person. */
export type Report = {
  readonly data: unknown;
  readonly lines: readonly string[];
  /** Why it counts as failed although there is something to say. Exit code 1. */
  readonly failure?: string;
};

/** A command that could not do what was asked; the text says why. Exit code 1. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

type Work<Options, World> = {
  readonly example: string;
  readonly run: (world: World, options: Options, args: string[]) => Promise<Report>;
};

/** Gives a command its `--json` option, an example in its help, and its work on an open context. */
export const does = <Options extends object>(
  command: Command,
  parts: CliParts,
  work: Work<Options, Context>,
): Command => doesWith(command, parts, parts.context, work);

/** The same for a command that opens the database by itself, as it is, or does without. */
export const doesWith = <Options extends object, World>(
  command: Command,
  { output }: CliParts,
  open: () => World | Promise<World>,
  { example, run }: Work<Options, World>,
): Command =>
  command
    .option('--json', 'print data for scripts')
    .addHelpText('after', `\nExample:\n  npm run genie -- ${example}`)
    .action(async function (this: Command) {
      const options = this.opts<Options & { json?: boolean }>();
      const { data, lines, failure } = await run(await open(), options, this.args);
      if (options.json) output.line(JSON.stringify(data, null, 2));
      else for (const line of lines) output.line(line);
      if (failure !== undefined) throw new CommandFailed(failure);
    });
