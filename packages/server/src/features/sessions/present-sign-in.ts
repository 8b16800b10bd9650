import type { SessionResponse } from '@genie/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { setCookie } from '../../http/cookies.ts';
import { deviceCookie } from '../../http/request-facts.ts';
import { signAccessToken } from './access-token.ts';
import { deviceLifetimeDays } from './known-devices.ts';
import type { SignedIn } from './sign-in.ts';

/** The documented answer to a sign-in; the reply sets the device cookie. */
export const presentSignIn = (
  app: FastifyInstance,
  { clock, config }: Context,
  reply: FastifyReply,
  signedIn: SignedIn,
): SessionResponse => {
  const maxAgeSeconds = deviceLifetimeDays * 24 * 60 * 60;
  setCookie(config.http, reply, { name: deviceCookie, value: signedIn.deviceToken, maxAgeSeconds });
  return {
    access_token: signAccessToken(app, clock, signedIn),
    refresh_token: signedIn.refreshToken,
    name: signedIn.name,
  };
};
