import { paths } from '@genie/contract';
import { type Person, password } from './fill-database.ts';
import type { Answer, Call } from './load.ts';
import { questions } from './questions.ts';

/** The calls that are measured: the same for the server and for the bare routes, which take the user's word for who it is. */
export type Calls = (connection: number, number: number) => Call;

export const asking =
  (people: readonly Person[]): Calls =>
  (connection, number) => ({
    path: paths.sendPrompt,
    headers: headersOf(personOf(people, connection)),
    body: JSON.stringify({ query: questions[number % questions.length] }),
  });

export const listingChats =
  (people: readonly Person[]): Calls =>
  (connection) => ({
    path: paths.getLastChatId,
    headers: headersOf(personOf(people, connection)),
    body: '{}',
  });

/** @param device the cookie of a device the person has signed in with before */
export const signingIn =
  (people: readonly Person[], device: ReadonlyMap<string, string> = new Map()): Calls =>
  (connection) => {
    const { email } = personOf(people, connection);
    return {
      path: paths.login,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0',
        cookie: device.get(email) ?? '',
      },
      body: JSON.stringify({ email, password }),
    };
  };

const personOf = (people: readonly Person[], connection: number): Person => {
  const person = people[connection % people.length];
  if (!person) throw new Error('there is nobody');
  return person;
};

const headersOf = ({ userId, subscriptionId, token }: Person) => ({
  token: `Bearer ${token}`,
  'x-user': userId,
  'x-subscription': subscriptionId,
});

/** What an answer to a question counts as: only a finished answer is a 200. */
export const judgeAnswer = ({ status, body, retryAfter }: Answer): string => {
  if (status === 503 && retryAfter !== undefined) return '503 with Retry-After';
  if (status !== 200) return `${status} ${body.slice(0, 120)}`;
  const { message } = JSON.parse(body) as { message: { status: string; answer: string } };
  return message.status === 'finished' && message.answer !== '' ? '200' : `200 ${message.status}`;
};
