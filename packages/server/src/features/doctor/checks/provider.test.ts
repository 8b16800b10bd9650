import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { finished, piece } from '../../../adapters/ai/testing/provider-of.ts';
import { systemClock } from '../../../clock.ts';
import { readConfig } from '../../../config/config.ts';
import { secrets } from '../../../config/testing/problems-of.ts';
import { providerCheck } from './provider.ts';

type Provider = { answer?: string; models?: readonly string[] };

/** A provider that answers with these words and lists these models; without a list it has none to show. */
const startProvider = async ({ answer = 'Ready.', models }: Provider): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume();
    const isList = request.url === '/v1/models';
    const status = isList && !models ? 404 : 200;
    response.writeHead(status, { 'content-type': isList ? 'application/json' : 'text/event-stream' });
    const list = { object: 'list', data: (models ?? []).map((id) => ({ id, object: 'model' })) };
    response.end(isList ? JSON.stringify(list) : `${piece(answer)}${finished}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
};

const findings = async (provider: Provider) => {
  const address = await startProvider(provider);
  const env = { ...secrets, AI_BASE_URL: address, AI_API_KEY: 'key', AI_MODEL: 'large' };
  const installation = {
    config: readConfig(env),
    clock: systemClock,
    indexFolder: '/nowhere',
    context: async () => ({ waitsFor: 'nothing' }),
  };
  return { address, found: [await providerCheck.look(installation)].flat() };
};

const answered = { state: 'ok', says: expect.stringMatching(/^large answered within \d+\.\d s$/) };

test('a provider that knows the model and answers is well', async () => {
  expect((await findings({ models: ['small', 'large'] })).found).toEqual([answered]);
});

test('an answer without a word is a failure', async () => {
  const { found } = await findings({ answer: ' ', models: ['large'] });
  expect(found).toEqual([
    { state: 'failed', says: 'large gave an empty answer', todo: 'Try another AI_MODEL.' },
  ]);
});

test('a list without the model is a warning that names the first eight, and an empty one says so', async () => {
  const models = Array.from({ length: 9 }, (_, number) => `m${number + 1}`);
  const { address, found } = await findings({ models });
  const says = (where: string) => `${where} does not list the model large`;
  expect(found).toEqual([
    answered,
    {
      state: 'warning',
      says: says(address),
      todo: 'Set AI_MODEL to one of: m1, m2, m3, m4, m5, m6, m7, m8.',
    },
  ]);
  const empty = await findings({ models: [] });
  expect(empty.found).toEqual([
    answered,
    { state: 'warning', says: says(empty.address), todo: 'Set AI_MODEL to one of: none listed.' },
  ]);
});

test('a provider that lists nothing and answers is a warning to do nothing about', async () => {
  expect((await findings({})).found).toEqual([
    answered,
    {
      state: 'warning',
      says: expect.stringMatching(/^the list of models: .*404/),
      todo: 'Nothing: answers come all the same.',
    },
  ]);
});

test('where nothing is answered as it should be, one complaint is enough', async () => {
  expect((await findings({ answer: '', models: [] })).found).toMatchObject([{ state: 'failed' }]);
});
