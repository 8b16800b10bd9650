import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerApiReference } from './api-reference.ts';

type Load = (page: FastifyInstance) => Promise<void>;
const reference = vi.hoisted(() => ({ loads: [] as Load[] }));

vi.mock('@scalar/fastify-api-reference', () => ({
  default: (page: FastifyInstance) => reference.loads.shift()?.(page),
}));

beforeEach(() => {
  reference.loads = [];
});

const fails: Load = async () => {
  throw new Error('too many open files');
};
const works: Load = async (page) => {
  page.get('/docs/', () => 'the page');
};

const start = () => {
  const app = Fastify();
  registerApiReference(app, 'Genie');
  return app;
};

test('a page that could not be loaded is loaded when it is asked for again', async () => {
  reference.loads = [fails, works];
  const app = start();
  expect((await app.inject('/docs/')).statusCode).toBe(500);
  expect((await app.inject('/docs/')).payload).toBe('the page');
  await app.close();
});

test('an application ends in order while its page cannot be loaded', async () => {
  const begun = Promise.withResolvers<void>();
  const { promise: loaded, reject: fail } = Promise.withResolvers<void>();
  reference.loads = [
    () => {
      begun.resolve();
      return loaded;
    },
  ];
  const app = start();
  const asked = app.inject('/docs/');
  await begun.promise;
  const closed = app.close();
  fail(new Error('too many open files'));
  await closed;
  expect((await asked).statusCode).toBe(500);
});
