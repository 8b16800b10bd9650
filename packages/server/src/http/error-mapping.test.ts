import { systemTexts } from '@genie/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { registerErrorMapping } from './error-mapping.ts';

test.each([
  ['storage_unavailable', undefined, '5'],
  ['shutting_down', undefined, '5'],
  ['overloaded', 2, '2'],
  ['internal_error', undefined, undefined],
] as const)('%s says when to come back: %s as thrown, %s as answered', async (code, thrown, answered) => {
  const app = Fastify();
  registerErrorMapping(app);
  app.get('/', async () => {
    throw new AppError(code, systemTexts.internal, thrown === undefined ? {} : { retryAfterSeconds: thrown });
  });
  const { headers } = await app.inject('/');
  expect(headers['retry-after']).toBe(answered);
});
