import { accountTexts, endpoints, profileTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { route } from '../../http/route.ts';
import { presentSignIn } from '../sessions/index.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { resendOtp } from './resend-otp.ts';
import { resetPassword } from './reset-password.ts';
import { updatePassword } from './update-password.ts';
import { verifyOtp } from './verify-otp.ts';

export const registerAccounts = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.register, async ({ body, request }) => {
    const registration = await register(context, body, requestFacts(context, request));
    return {
      name: registration.fullName,
      user_id: registration.id,
      message: accountTexts.confirmationSent(registration.email),
    };
  });

  route(app, endpoints.verifyOtp, async ({ body, request }) => {
    await verifyOtp(context, body, requestFacts(context, request));
    return { message: accountTexts.verified };
  });

  route(app, endpoints.resendOtp, async ({ body, request }) => {
    const email = await resendOtp(context, body.user_id, requestFacts(context, request));
    return { message: accountTexts.confirmationSent(email) };
  });

  route(app, endpoints.login, async ({ body, request, reply }) =>
    presentSignIn(app, context, reply, await login(context, body, requestFacts(context, request))),
  );

  route(app, endpoints.forgotPassword, async ({ body, request }) => {
    await forgotPassword(context, body.email, requestFacts(context, request));
    return { message: accountTexts.forgotSent };
  });

  route(app, endpoints.passwordReset, async ({ body, query, request }) => {
    const { password } = body;
    await resetPassword(context, { token: query.token, password }, requestFacts(context, request));
    return { msg: accountTexts.resetDone };
  });

  route(app, endpoints.passwordUpdate, async ({ body, caller, request }) => {
    const passwords = { password: body.password, oldPassword: body.old_password ?? '' };
    await updatePassword(context, caller, passwords, requestFacts(context, request));
    return { msg: profileTexts.passwordUpdated };
  });
};
