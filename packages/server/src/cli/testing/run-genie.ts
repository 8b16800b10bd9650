import type { TestApp } from '../../testing/index.ts';
import type { CliParts } from '../command.ts';
import { runCli } from '../program.ts';

/** What a command printed, and its exit code. */
type Ran = { readonly code: number; readonly text: string; readonly errors: string };

/** Runs a command of the operator's CLI on a test's application. */
export const runGenie = ({ context }: TestApp, ...words: string[]): Promise<Ran> =>
  runWith({ config: () => context.config, context: async () => context }, words);

/** How far a command said that it had come, step by step: "1 of 2". */
export const progressOf = async ({ context }: TestApp, ...words: string[]): Promise<string[]> => {
  const steps: string[] = [];
  const progress = (done: number, of: number) => steps.push(`${done} of ${of}`);
  await runWith({ config: () => context.config, context: async () => context }, words, progress);
  return steps;
};

/** Runs a command that must not need an open context. */
export const runGenieOn = (config: CliParts['config'], ...words: string[]): Promise<Ran> =>
  runWith(
    {
      config,
      context: async () => {
        throw new Error('this command opened the context');
      },
    },
    words,
  );

const runWith = async (
  world: Pick<Parameters<typeof runCli>[1], 'config' | 'context'>,
  words: readonly string[],
  progress: (done: number, of: number) => void = () => undefined,
): Promise<Ran> => {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runCli(words, {
    ...world,
    output: {
      line: (text) => lines.push(text),
      error: (text) => errors.push(text),
      progress,
    },
  });
  return { code, text: lines.join('\n'), errors: errors.join('\n') };
};
