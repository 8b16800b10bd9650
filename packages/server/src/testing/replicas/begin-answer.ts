import { paths } from '@genie/contract';
import type { FaultRequest } from '@genie/sandbox';
import { onTestFinished } from 'vitest';
import { type EventOfStream, readEventsAt } from '../read-events.ts';
import type { Replicas } from './replicas.ts';

/** An answer that a process has begun: what its first reader has seen, and the rest of that reader's stream. */
type BegunAnswer = {
  readonly entryId: string;
  readonly seen: EventOfStream[];
  readonly rest: AsyncGenerator<EventOfStream>;
};

/** Has the first process begin an answer of a provider with a fault, and reads it up to its first block. */
export const beginAnswer = async (
  { sandbox, servers }: Replicas,
  { token, fault }: { token: string; fault: FaultRequest },
): Promise<BegunAnswer> => {
  sandbox.control.set('ai', fault);
  onTestFinished(() => sandbox.control.reset());
  const body = { query: 'What does DE 39 = 05 mean?' };
  const rest = readEventsAt(servers[0]?.url ?? '', { path: paths.sendPrompt, token, body });
  const seen: EventOfStream[] = [];
  while (seen.at(-1)?.event !== 'block') seen.push((await rest.next()).value as EventOfStream);
  return { entryId: String(seen[0]?.data.entry_id), seen, rest };
};
