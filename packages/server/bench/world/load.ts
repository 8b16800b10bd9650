import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './start-servers.ts';

/** A request of the load, and what its answer has to be. */
export type Call = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | undefined;
  readonly cookies: readonly string[];
};

/** What a server did under load. */
export type Measured = {
  readonly requests: number;
  readonly seconds: number;
  /** CPU of the server's process, all threads, for one request. */
  readonly cpuMs: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly rss: number;
  /** Requests by how they ended: a status, or the code of an error of the connection. */
  readonly outcomes: Readonly<Record<string, number>>;
};

/**
 * Keeps so many connections busy: on each the next request goes out when the answer to the last is there.
 *
 * @param options.until when to begin no further request
 * @param options.judge what an answer counts as; its status unless given
 */
export const load = async (
  target: Target,
  {
    connections,
    call,
    until,
    judge = ({ status }) => String(status),
  }: {
    readonly connections: number;
    readonly call: (connection: number, number: number) => Call;
    readonly until: (state: { requests: number; seconds: number }) => boolean;
    readonly judge?: (answer: Answer) => string;
  },
): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const outcomes: Record<string, number> = {};
  const times: number[] = [];
  let begun = 0;
  const before = await target.usage();
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  const work = async (connection: number): Promise<void> => {
    while (!until({ requests: begun, seconds: seconds() })) {
      const number = begun++;
      const sentAt = performance.now();
      const answer = await send(target.url, agent, call(connection, number)).catch(codeOf);
      times.push(performance.now() - sentAt);
      const outcome = typeof answer === 'string' ? answer : judge(answer);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      // Who is told when to come back comes back then.
      if (typeof answer !== 'string' && answer.retryAfter) await wait(Number(answer.retryAfter) * 1_000);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)));
  const lasted = seconds();
  const after = await target.usage();
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    requests: times.length,
    seconds: lasted,
    cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, times.length),
    p50: at(0.5),
    p99: at(0.99),
    most: sorted.at(-1) ?? 0,
    rss: after.rss,
    outcomes,
  };
};

/** Sends one request. @throws what the connection throws */
export const send = (url: string, agent: Agent, { path, headers, body }: Call): Promise<Answer> =>
  new Promise((done, failed) => {
    const sent = request(
      `${url}${path}`,
      {
        agent,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('error', failed);
        response.on('end', () => {
          const { 'retry-after': retryAfter, 'set-cookie': cookies = [] } = response.headers;
          done({ status: response.statusCode ?? 0, body: text, retryAfter, cookies });
        });
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
