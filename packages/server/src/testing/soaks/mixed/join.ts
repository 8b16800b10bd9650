import { paths } from '@genie/contract';
import { registration } from '../../people.ts';
import { callOnce, callWell } from '../payments/calls.ts';
import { type Life, newLife } from './life.ts';
import { expectSuccess, type World } from './world.ts';

/** A mail that a process had leased when it died is due again by then. */
const minutesAfterDeath = 3;
const looksBeforeHelp = 20;
const lookEveryMs = 100;
const mostLooks = 600;

/** Somebody registers, verifies the mailed code and signs in. */
export const join = async (world: World): Promise<Life> => {
  const wish = registration();
  const registered = expectSuccess(await world.insist(paths.register, { body: wish }), 'a registration');
  const life = newLife(wish.email, wish.password);
  await verify(world, life, String(registered.user_id));
  await signIn(world, life);
  return life;
};

/** Signs in with the password that was acknowledged last. */
export const signIn = async (world: World, life: Life): Promise<void> => {
  const body = { email: life.email, password: life.password };
  const { access_token } = expectSuccess(await world.insist(paths.login, { body }), 'a sign-in');
  life.token = String(access_token);
};

/** Tries the codes that were mailed: a registration whose answer was lost has mailed one of its own. */
const verify = async (world: World, life: Life, userId: string): Promise<void> => {
  const tried = new Set<string>();
  for (let looks = 1; looks <= mostLooks; looks += 1) {
    for (const code of await mailedCodes(world, life.email)) {
      if (tried.has(code)) continue;
      tried.add(code);
      const answer = await world.insist(paths.verifyOtp, { body: { otp: code, user_id: userId } });
      if (answer.status === 200) return;
      if (answer.body.code !== 'otp_incorrect') expectSuccess(answer, 'a code');
      if (answer.lost > 0 && (await isVerified(world, life))) return;
      // A lost call has only taken a try: the same code still opens the account.
      if (answer.lost > 0) tried.delete(code);
    }
    if (looks % looksBeforeHelp === 0) {
      await world.installation.reconciler().run('outbox', minutesAfterDeath);
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error(`no code that opens the account came to ${life.email}`);
};

const isVerified = async (world: World, { email, password }: Life): Promise<boolean> =>
  (await world.insist(paths.login, { body: { email, password } })).status === 200;

const mailedCodes = async ({ installation }: World, email: string): Promise<string[]> => {
  const inbox = `${installation.sandboxUrl}/mail/api/v1`;
  const query = new URLSearchParams({ query: `to:${email}`, limit: '50' });
  const { messages } = await callWell<{ messages: { ID: string }[] }>(`${inbox}/search?${query}`);
  const codes: string[] = [];
  for (const { ID } of messages) {
    const mail = await callOnce(`${inbox}/message/${ID}`);
    const code = mail === 'lost' ? undefined : String(mail.body.Text).match(/^\d{6}$/m)?.[0];
    if (code) codes.push(code);
  }
  return [...new Set(codes)];
};
