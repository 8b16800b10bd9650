import { endpoints, errorCodes } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { notImplemented } from '../app.ts';
import { startTestApp } from '../testing/index.ts';

test('the API reference shows every served call with its errors, and every error code', async () => {
  const app = await startTestApp();
  const { body } = await supertest(app.app.server).get('/openapi.json');
  const served = Object.values(endpoints).filter((endpoint) => !notImplemented.includes(endpoint));
  for (const { method, path, errors } of served) {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([path, operation?.summary]).toEqual([path, expect.any(String)]);
    for (const code of errors) expect(JSON.stringify(operation.responses)).toContain(code);
  }
  for (const code of errorCodes) expect(JSON.stringify(body)).toContain(code);
});

test('/docs is served', async () => {
  const app = await startTestApp();
  const answer = await supertest(app.app.server).get('/docs/');
  expect([answer.status, answer.type]).toEqual([200, 'text/html']);
});
