import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@genie/contract';
import type { Finding } from '../findings.ts';
import { print, shown } from '../print.ts';
import type { Settings } from '../settings.ts';
import type { Databases } from '../world/databases.ts';
import { fillDatabase, type Person } from '../world/fill-database.ts';
import { messageOf, startProcess } from '../world/measured-process.ts';
import { questions } from '../world/questions.ts';
import { type Outside, startServer } from '../world/start-servers.ts';

const peopleAsking = 100;
const openingAtOnce = 50;
const retryMs = 2_000;

/** Streams that are all open at once: each has shown the beginning of its answer before any is let to its end. */
export const measureStreams = async (
  databases: Databases,
  outside: Outside,
  { streams: count }: Settings,
): Promise<Finding[]> => {
  const databaseUrl = await databases.create();
  const who = await fillDatabase(databaseUrl, { people: peopleAsking, chats: 1, entries: 0 });
  const provider = startProcess('../processes/holding-provider.ts');
  const { aiBaseUrl } = await messageOf<{ aiBaseUrl: string }>(provider.child, 'aiBaseUrl');
  const server = await startServer(databaseUrl, { env: { ...outside.env, AI_BASE_URL: aiBaseUrl } });
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  try {
    const atRest = await server.usage();
    const startedAt = performance.now();
    const ended: Promise<string>[] = [];
    let begun = 0;
    let sentAway = 0;
    const openMore = async (): Promise<void> => {
      while (begun < count) {
        const number = begun++;
        const person = who[number % who.length] as Person;
        const stream = openStream(server.url, agent, person, questions[number % questions.length]);
        const refused = (await stream.begun) === 'ended' && (await stream.ended).startsWith('503');
        if (!refused) {
          ended.push(stream.ended);
          continue;
        }
        begun -= 1;
        sentAway += 1;
        await wait(retryMs);
      }
    };
    await Promise.all(Array.from({ length: openingAtOnce }, openMore));
    const openAfter = (performance.now() - startedAt) / 1_000;
    const whileOpen = await server.usage();
    provider.child.send('release');
    const ends = await Promise.all(ended);
    const seconds = (performance.now() - startedAt) / 1_000;
    const outcomes = Object.entries(Object.groupBy(ends, (end) => end)).map(
      ([outcome, all = []]) => `${all.length} × ${outcome}`,
    );
    print(`\n${count} streams open at once, ${databases.kind}`);
    print(`sent away as too many at first, and back after 2 s: ${sentAway}`);
    print(
      `all open after ${shown(openAfter)} s, all ended after ${shown(seconds)} s: ${outcomes.join(', ')}`,
    );
    const [before, open] = [atRest, whileOpen].map(({ rss }) => shown(rss / 1e6));
    print(`resident memory: ${before} MB before, ${open} MB while all were open`);
    const done = ends.filter((end) => end === 'done').length;
    return [
      {
        goal: '1,000 streams open at once on one process without an error',
        measured: `${done} of ${count} to their end; ${open} MB while all were open`,
        reached: done === count,
      },
    ];
  } finally {
    agent.destroy();
    await Promise.all([server.end(), provider.end()]);
  }
};

/** An event stream of one question: `begun` with its first event, `ended` with what it ended as. */
const openStream = (url: string, agent: Agent, { token }: Person, query = '') => {
  const begun = Promise.withResolvers<'open' | 'ended'>();
  const ended = Promise.withResolvers<string>();
  const end = (outcome: string) => {
    begun.resolve('ended');
    ended.resolve(outcome);
  };
  const sent = request(
    `${url}${paths.sendPrompt}`,
    {
      agent,
      method: 'POST',
      headers: {
        token: `Bearer ${token}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.includes('event: entry')) begun.resolve('open');
      });
      response.on('end', () => {
        const last = text.match(/event: (done|error)\ndata: .{0,200}/g)?.at(-1);
        if (response.statusCode !== 200) end(`${response.statusCode} ${text.slice(0, 120)}`);
        else end(last?.startsWith('event: done') ? 'done' : `${last ?? 'no end'}`);
      });
      response.on('error', ({ message }) => end(message));
    },
  );
  sent.on('error', ({ message }) => end(message));
  sent.end(JSON.stringify({ query }));
  return { begun: begun.promise, ended: ended.promise };
};
