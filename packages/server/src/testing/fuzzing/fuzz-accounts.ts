import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoints, errorBodySchema } from '@genie/contract';
import fc from 'fast-check';
import { limitVariables } from '../../config/limits.ts';
import { cookiesOf } from '../cookies.ts';
import { mailedCode, password, registration, signedInPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { type HostileRequest, hostileRequest, type TrueValues } from './hostile-request.ts';

const requestsAtOnce = 8;
const requestsPerPerson = 25;

/** What came back: how often each status and code, and every answer that should not have been. */
type FuzzReport = {
  readonly tally: Record<string, number>;
  readonly failures: string[];
};

/** Limits so wide that requests get to what lies behind them. */
export const hardlyAnyLimits: Record<string, string> = Object.fromEntries(
  Object.keys(limitVariables).map((name) => [name, '9999999/1h']),
);

/**
 * Sends hostile requests over a real connection and holds every answer against the contract: no 5xx, every refusal in the
 * documented shape, every success with its documented fields. The same seed sends the same kinds of requests.
 */
export const fuzzAccounts = async (
  app: TestApp,
  { targets, seed, requests }: { targets: readonly Endpoint[]; seed: number; requests: number },
): Promise<FuzzReport> => {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const report: FuzzReport = { tally: {}, failures: [] };
  for (let sent = 0; sent < requests; sent += requestsPerPerson) {
    const arbitrary = hostileRequest(targets, await trueValues(app));
    const numRuns = Math.min(requestsPerPerson, requests - sent);
    const batch = fc.sample(arbitrary, { seed: seed + sent, numRuns });
    await Promise.all(
      Array.from({ length: requestsAtOnce }, async () => {
        for (let next = batch.pop(); next; next = batch.pop()) {
          await sendOne(`http://127.0.0.1:${port}`, next, report);
        }
      }),
    );
  }
  return report;
};

/** A person of each kind, with everything that is theirs. */
const trueValues = async (app: TestApp): Promise<TrueValues> => {
  const person = await signedInPerson(app);
  const again = await app.call(endpoints.login, { body: { email: person.email, password } });
  const waiting = registration();
  const { body } = await app.call(endpoints.register, { body: waiting });
  const code = await mailedCode(app, waiting.email);
  await app.call(endpoints.forgotPassword, { body: { email: person.email } });
  const mail = await app.newestMail(person.email);
  const liveTokens = [person.token, again.body.access_token];
  return {
    emails: [person.email, person.email.toUpperCase(), waiting.email],
    passwords: [password],
    tokens: [...liveTokens, ...liveTokens, ...liveTokens, person.refreshToken, again.body.refresh_token],
    userIds: [person.userId, body.user_id],
    codes: [code],
    resetTokens: [mail.text.match(/token=([\w-]+)/)?.[1] ?? ''],
    cookies: [cookiesOf(again.headers)],
  };
};

const sendOne = async (base: string, request: HostileRequest, report: FuzzReport): Promise<void> => {
  const { endpoint, ...sent } = request;
  const { method, path, headers, body } = sent;
  const answer = await fetch(`${base}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: body.toWellFormed() }),
  });
  const text = await answer.text();
  const key = `${answer.status} ${text.match(/"code":"(\w+)"/)?.[1] ?? ''}`.trim();
  report.tally[key] = (report.tally[key] ?? 0) + 1;
  const wrong = whatIsWrong(answer.status, method, text, endpoint);
  if (wrong) report.failures.push(`${wrong}: ${JSON.stringify(sent)} → ${text}`.slice(0, 2_000));
};

const whatIsWrong = (
  status: number,
  method: string,
  text: string,
  endpoint: Endpoint,
): string | undefined => {
  if (status >= 500) return `answered ${status}`;
  if (method === 'HEAD') return undefined;
  if (status !== 200) {
    return errorBodySchema.strict().safeParse(parsed(text)).success
      ? undefined
      : `${status} of another shape`;
  }
  if (method !== endpoint.method || endpoint.download) return undefined;
  return endpoint.response.safeParse(parsed(text)).success ? undefined : 'a success of another shape';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
