import { once } from 'node:events';
import { request } from 'node:http';
import { endpoints, paths } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { type Person, signedInPerson, startTestApp } from '../../testing/index.ts';

test('an account that sends its photos slowly has four under way at most, and others are not held up', async () => {
  const app = await startTestApp();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const [slow, other] = [await signedInPerson(app), await signedInPerson(app)];
  const change = ({ token, email }: Person) =>
    app.call(endpoints.updateProfile, { token, body: { full_name: 'Amina R.', email } });
  const beginSending = async () => {
    const headers = { 'content-type': 'application/json', token: `Bearer ${slow.token}` };
    const sending = request(`${url}${paths.updateProfile}`, { method: 'POST', headers });
    onTestFinished(() => void sending.on('error', () => undefined).destroy());
    const arrived = once(app.app.server, 'request');
    sending.write('{');
    await arrived;
    return sending;
  };
  const uploads = [];
  for (let n = 0; n < 4; n += 1) uploads.push(await beginSending());
  await expect.poll(async () => (await change(slow)).status).toBe(429);
  const { body, headers } = await change(slow);
  expect([body.code, headers['retry-after']]).toEqual(['too_many_requests', '5']);
  expect((await change(other)).status).toBe(200);
  uploads[0]?.on('error', () => undefined).destroy();
  await expect.poll(async () => (await change(slow)).status).toBe(200);
});
