import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import { type Endpoint, endpoints } from '@genie/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { registerAccounts } from './features/accounts/index.ts';
import { registerChat } from './features/chat/index.ts';
import { registerMail } from './features/mail/index.ts';
import { registerProfile } from './features/profile/index.ts';
import { registerAuthentication, registerSessions } from './features/sessions/index.ts';
import { registerSystem } from './features/system/index.ts';
import { registerErrorMapping, sendError } from './http/error-mapping.ts';
import { registerJsonBody } from './http/json-body.ts';
import { registerNotImplemented } from './http/not-implemented.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerWebClient } from './http/web-client.ts';
import { registerCleanUp } from './jobs/clean-up.ts';

const webClientFolder = join(import.meta.dirname, '../../web/dist');

/** Calls of the contract that the server does not do yet. */
export const notImplemented: readonly Endpoint[] = [
  endpoints.loginGoogle,
  endpoints.callbackGoogle,
  endpoints.forgotPassword,
  endpoints.passwordReset,
  endpoints.updateProfile,
  endpoints.passwordUpdate,
  endpoints.getSubscription,
  endpoints.isSubscription,
  endpoints.getSubscriptionHistory,
  endpoints.checkCoupon,
  endpoints.addSubscription,
  endpoints.paymentStatus,
];

/** Builds the application: every feature by name, in the order in which they need each other. */
export const buildApp = async (
  context: Context,
  options: { readonly webFolder?: string } = {},
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    genReqId: () => context.random.uuid(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendError,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  // Presenters decide what leaves; the tests hold every answer against the contract.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  registerErrorMapping(app);
  registerJsonBody(app);
  await registerSecurityHeaders(app, context.config.http.publicUrl);
  await app.register(fastifyCompress, {
    // Brotli is worth its time only for what is compressed once, at build time.
    encodings: ['gzip'],
    customTypes: /^application\/json/,
  });
  await registerOpenApi(app, context.config.brand.name);

  await registerAuthentication(app, context);
  registerMail(context);
  registerAccounts(app, context);
  registerSessions(app, context);
  registerProfile(app, context);
  registerChat(app, context);
  registerSystem(app, context);
  registerNotImplemented(app, notImplemented);
  registerCleanUp(context);
  await registerWebClient(app, options.webFolder ?? webClientFolder);
  return app;
};
