import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { endpoints, paths } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { type Person, signedInPerson, startTestApp } from '../../testing/index.ts';

test('an account that sends its photos slowly has four under way at most, and others are not held up', async () => {
  const app = await startTestApp();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const [slow, other] = [await signedInPerson(app), await signedInPerson(app)];
  const change = ({ token, email }: Person) =>
    app.call(endpoints.updateProfile, { token, body: { full_name: 'Amina R.', email } });
  const headers = { 'content-type': 'application/json', token: `Bearer ${slow.token}` };
  const uploads = Array.from({ length: 5 }, () => {
    const upload = request(`${url}${paths.updateProfile}`, { method: 'POST', headers });
    upload.on('error', () => undefined);
    onTestFinished(() => void upload.destroy());
    upload.write('{');
    return upload;
  });
  const [refusal, refused] = await Promise.race(
    uploads.map(
      async (upload) => [((await once(upload, 'response')) as [IncomingMessage])[0], upload] as const,
    ),
  );
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, '5']);
  expect((await change(slow)).body.code).toBe('too_many_requests');
  expect((await change(other)).status).toBe(200);
  uploads.find((upload) => upload !== refused)?.destroy();
  await expect.poll(async () => (await change(slow)).status).toBe(200);
});
