import { endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { limitAttempts } from '../abuse/index.ts';
import { newChallenge } from './challenge.ts';

export { deleteChallengesExpiredBefore } from './challenge-store.ts';
export { spendSolution } from './spend-solution.ts';

export const registerCaptcha = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.captcha, async ({ request }) => {
    if (!context.config.captcha) return { required: false, challenge: null };
    await limitAttempts(context, 'captcha', { byAddress: request.ip });
    return { required: true, challenge: await newChallenge(context) };
  });
};
