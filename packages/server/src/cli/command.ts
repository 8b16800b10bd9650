import type { Command } from 'commander';
import type { Config } from '../config/config.ts';
import type { Context } from '../context.ts';
import type { Output } from './output.ts';

/** What the commands of the operator's CLI are given. */
export type CliParts = {
  readonly output: Output;
  /** Reads the configuration; for who only looks, without making secrets that are not there yet. @throws ConfigError */
  readonly config: (options?: { readonly keepsSecrets: boolean }) => Config;
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
  /** What is wrong with the options taken together, in words; looked at before anything is opened. Exit code 2. */
  readonly misuse?: (options: Options, args: string[]) => string | undefined;
  readonly run: (world: World, options: Options, args: string[]) => Promise<Report>;
};

/** A command that only holds others, with an example of one in its help. */
export const group = (program: Command, name: string, about: string, example: string): Command =>
  program.command(name).description(about).addHelpText('after', exampleOf(example));

const exampleOf = (words: string): string => `\nExample:\n  npm run genie -- ${words}`;

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
  { example, misuse, run }: Work<Options, World>,
): Command =>
  command
    .option('--json', 'print data for scripts')
    .addHelpText('after', exampleOf(example))
    .action(async function (this: Command) {
      const options = this.opts<Options & { json?: boolean }>();
      const wrong = misuse?.(options, this.args);
      if (wrong !== undefined) this.error(`error: ${wrong}`);
      const { data, lines, failure } = await run(await open(), options, this.args);
      if (options.json) output.line(JSON.stringify(data, null, 2));
      else for (const line of lines) output.line(line);
      if (failure !== undefined) throw new CommandFailed(failure);
    });
