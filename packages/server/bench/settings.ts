/** How long and how wide to measure. */
export type Settings = {
  readonly rounds: number;
  /** Of one round of one server. */
  readonly seconds: number;
  /** Of the part `overload`, in one piece. */
  readonly minutes: number;
  readonly connections: readonly number[];
  readonly calls: readonly string[];
  /** Sizes of the table of entries. */
  readonly entries: readonly number[];
  readonly streams: number;
  /** How long after its start a server counts as at rest. */
  readonly restSeconds: number;
};

const list = (text: string) => text.split(',');

/** The names of a list, each of those that there are. @throws Error that names another */
export const namesIn = <Name extends string>(text: string, what: string, known: readonly Name[]): Name[] =>
  list(text).map((name) => {
    const found = known.find((one) => one === name);
    if (!found) throw new Error(`There is no ${what} ${name}; there are ${known.join(', ')}.`);
    return found;
  });

/** What is measured unless the command line says otherwise, and with `--quick`. */
const usual = {
  rounds: '4',
  seconds: '5',
  minutes: '5',
  connections: '1,32,256',
  calls: 'send_prompt,get_last_chat_id,login',
  entries: '100,10000,1000000',
  streams: '1000',
  rest: '30',
};
const quick: typeof usual = {
  ...usual,
  rounds: '2',
  seconds: '2',
  minutes: '0.5',
  connections: '1,32',
  entries: '100,10000',
  streams: '200',
  rest: '5',
};

export const settingNames = Object.keys(usual) as (keyof typeof usual)[];

/** @param given what the command line says of some of them */
export const readSettings = (
  given: Partial<Record<keyof typeof usual, string>>,
  options: { readonly isQuick: boolean },
): Settings => {
  const text = { ...(options.isQuick ? quick : usual), ...given };
  return {
    rounds: Number(text.rounds),
    seconds: Number(text.seconds),
    minutes: Number(text.minutes),
    connections: list(text.connections).map(Number),
    calls: namesIn(text.calls, 'call', list(usual.calls)),
    entries: list(text.entries).map(Number),
    streams: Number(text.streams),
    restSeconds: Number(text.rest),
  };
};
