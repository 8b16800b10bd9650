import { accountTexts, endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { signAccessToken } from '../sessions/index.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { resendOtp } from './resend-otp.ts';
import { verifyOtp } from './verify-otp.ts';

export const registerAccounts = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.register, async ({ body }) => {
    const registration = await register(context, body);
    return {
      name: registration.fullName,
      user_id: registration.id,
      message: accountTexts.confirmationSent(registration.email),
    };
  });

  route(app, endpoints.verifyOtp, async ({ body }) => {
    await verifyOtp(context, body);
    return { message: accountTexts.verified };
  });

  route(app, endpoints.resendOtp, async ({ body }) => ({
    message: accountTexts.confirmationSent(await resendOtp(context, body.user_id)),
  }));

  route(app, endpoints.login, async ({ body, request }) => {
    const session = await login(context, { ...body, userAgent: request.headers['user-agent'] ?? '' });
    return {
      access_token: signAccessToken(app, context.clock, session),
      refresh_token: session.refreshToken,
      name: session.name,
    };
  });
};
