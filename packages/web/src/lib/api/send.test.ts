import { paths } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { refusePost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { knownOperator } from '../operator/known-operator.ts';
import { post } from './call.ts';

const register = () => post('resendOtp', { user_id: 'registration-7' });

test('a refusal carries its code, its words and its fields', async () => {
  server.use(
    refusePost(paths.resendOtp, 400, 'validation_failed', { detail: 'Look.', fields: { user_id: 'Wrong.' } }),
  );
  await expect(register()).rejects.toMatchObject({
    code: 'validation_failed',
    message: 'Look.',
    fields: { user_id: 'Wrong.' },
    status: 400,
    isOutage: false,
  });
});

test('a refusal that says when to try again carries the seconds', async () => {
  server.use(refusePost(paths.resendOtp, 429, 'resend_too_soon', { retryAfter: 41 }));
  await expect(register()).rejects.toMatchObject({ retryAfterSeconds: 41 });
});

test.each([
  [502, 'Genie is not answering properly just now. Please try again in a moment.'],
  [429, 'Too many attempts. Please try again in 30 seconds.'],
  [418, 'The request was refused.'],
])('a %i without the documented body is told in words', async (status, words) => {
  server.use(
    http.post(paths.resendOtp, () =>
      HttpResponse.html('<h1>Proxy</h1>', { status, headers: { 'retry-after': '30' } }),
    ),
  );
  await expect(register()).rejects.toMatchObject({ message: words, status });
});

test('the product is called what its operator calls it', async () => {
  knownOperator.learn({ ...settings, brand_name: 'Acme Pay' });
  server.use(http.post(paths.resendOtp, () => HttpResponse.error()));
  await expect(register()).rejects.toThrow('Acme Pay cannot be reached.');
  server.use(http.post(paths.resendOtp, () => HttpResponse.html('', { status: 500 })));
  await expect(register()).rejects.toThrow('Acme Pay is not answering properly just now.');
});

test('a success that is no JSON cannot be read', async () => {
  server.use(http.post(paths.resendOtp, () => HttpResponse.html('<h1>Hello</h1>')));
  await expect(register()).rejects.toMatchObject({ code: 'response_unreadable' });
});

test('a call that is given up says so and is no failure of the service', async () => {
  server.use(http.post(paths.resendOtp, () => new Promise<never>(() => undefined)));
  const controller = new AbortController();
  const call = post('resendOtp', { user_id: 'x' }, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
