import { endpoints, systemTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { password, signedInPerson, startTestApp } from '../../testing/index.ts';
import { passwordTurns } from './passwords.ts';

test('whose password could not be looked at is told so, and has not used up an attempt', async () => {
  const app = await startTestApp({
    env: { LIMIT_LOGIN_BY_ACCOUNT: '6/15m', LIMIT_LOGIN_BY_ADDRESS: '6/15m' },
  });
  const { email } = await signedInPerson(app);
  const logIn = () => app.call(endpoints.login, { body: { email, password } });
  const others = await Promise.all([passwordTurns.take(), passwordTurns.take(), passwordTurns.take()]);
  const refused = await Promise.all(Array.from({ length: 6 }, logIn));
  for (const endTurn of others) endTurn();
  for (const { status, headers, body } of refused) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toMatchObject({ detail: systemTexts.overloaded, code: 'overloaded' });
  }
  expect((await logIn()).status).toBe(200);
}, 60_000);
