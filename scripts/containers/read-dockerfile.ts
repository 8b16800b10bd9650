import {
  DockerfileParser,
  type Instruction,
  type ModifiableInstruction,
  type PropertyInstruction,
} from 'dockerfile-ast';

/** One stage of a Dockerfile, from its FROM to the next. */
export type Stage = {
  readonly name: string;
  /** The image or the stage that it begins with. */
  readonly base: string;
  readonly steps: readonly Step[];
};

/** One instruction below FROM, with its options apart. */
export type Step = {
  readonly keyword: string;
  readonly line: number;
  readonly options: Readonly<Record<string, string>>;
  /** What follows the options, as it is written, so that a shell reads it as a builder's would. */
  readonly text: string;
  readonly words: readonly string[];
  /** Variables that ENV sets. */
  readonly variables: Readonly<Record<string, string>>;
};

/** Reads a Dockerfile into its stages. */
export const readDockerfile = (content: string): Stage[] => {
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(content).getInstructions()) {
    const words = instruction.getArguments().map((word) => word.getValue());
    if (instruction.getKeyword() === 'FROM') {
      const [base = '', , name = ''] = words;
      stages.push({ name, base, steps: [] });
    } else {
      stages.at(-1)?.steps.push(stepOf(instruction, words));
    }
  }
  return stages;
};

/**
 * The words of an exec form, such as `CMD ["node", "main.ts"]` or `HEALTHCHECK CMD […]`; undefined for the shell form,
 * in which a shell stands between the engine and the process and keeps signals from it.
 */
export const execForm = ({ text }: Step): string[] | undefined => {
  try {
    const words: unknown = JSON.parse(text.replace(/^CMD\s+/, ''));
    return Array.isArray(words) ? words.map(String) : undefined;
  } catch {
    return undefined;
  }
};

const stepOf = (instruction: Instruction, words: readonly string[]): Step => {
  const flags = 'getFlags' in instruction ? (instruction as ModifiableInstruction).getFlags() : [];
  const raw = instruction.getRawArgumentsContent() ?? '';
  return {
    keyword: instruction.getKeyword(),
    line: instruction.getRange().start.line + 1,
    options: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    text: raw.replace(/^(?:--[a-z][a-z-]*(?:=\S*)?(?:\s|\\\n)+)*/, '').trim(),
    words,
    variables: instruction.getKeyword() === 'ENV' ? variablesOf(instruction as PropertyInstruction) : {},
  };
};

const variablesOf = (instruction: PropertyInstruction): Record<string, string> =>
  Object.fromEntries(
    instruction.getProperties().map((property) => [property.getName(), property.getValue() ?? '']),
  );
