import { endpoints, systemTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { password, signedInPerson, startTestApp } from '../../testing/index.ts';
import { passwordTurns } from './passwords.ts';

test('whose password could not be looked at is told so, and has not used up an attempt', async () => {
  const app = await startTestApp({
    env: { LIMIT_LOGIN_BY_ACCOUNT: '2/15m', LIMIT_LOGIN_BY_ADDRESS: '3/15m' },
  });
  const { email } = await signedInPerson(app);
  passwordTurns.close();
  for (let number = 0; number < 5; number += 1) {
    const { status, headers, body } = await app.call(endpoints.login, { body: { email, password } });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toMatchObject({ detail: systemTexts.overloaded, code: 'overloaded' });
  }
});
