import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { registerAccounts } from './features/accounts/index.ts';
import { registerCaptcha } from './features/captcha/index.ts';
import { registerChat } from './features/chat/index.ts';
import { registerContact } from './features/contact/index.ts';
import { registerIdentity } from './features/identity/index.ts';
import { registerLibrary } from './features/library/index.ts';
import { registerMail } from './features/mail/index.ts';
import { registerMetrics } from './features/metrics/index.ts';
import { registerPayments } from './features/payments/index.ts';
import { registerPlans } from './features/plans/index.ts';
import { registerPrivacy } from './features/privacy/index.ts';
import { registerProfile } from './features/profile/index.ts';
import { registerAuthentication, registerSessions } from './features/sessions/index.ts';
import { documentFacts, registerSystem } from './features/system/index.ts';
import { answerBrokenRequest, passOverExpectations } from './http/broken-requests.ts';
import { registerErrorMapping, sendError } from './http/error-mapping.ts';
import { registerJsonBody } from './http/json-body.ts';
import { registerMethodNotAllowed } from './http/method-not-allowed.ts';
import { registerOpenApi } from './http/openapi.ts';
import { type Capacity, registerOverload } from './http/overload.ts';
import { OneLineLog, registerRequestIds, requestLogger } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerWebClient } from './http/web-client.ts';
import { registerCleanUp } from './jobs/clean-up.ts';

/** Where the web client stands once it is built. */
export const webClientFolder = join(import.meta.dirname, '../../web/dist');

/** Fastify's limit is also on hooks that run as it closes: one of them waits for answers, for longer than Fastify's usual 10 seconds. */
const pluginTimeout = 60_000;

export type AppOptions = {
  readonly webFolder?: string;
  /** The server that is to give its requests to the application; one of its own unless given. */
  readonly serverFor?: (application: RequestListener) => Server;
  /** When requests are refused as too many; wide enough for one process unless given. */
  readonly capacity?: Capacity;
  /** How long answers under way may take once the application closes. */
  readonly answersEndWithinSeconds?: number;
};

/** Builds the application: every feature by name, in the order in which they need each other. */
export const buildApp = async (context: Context, options: AppOptions = {}): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    childLoggerFactory: requestLogger,
    logController: new OneLineLog(),
    genReqId: () => context.random.uuid(),
    trustProxy: context.config.http.trustedProxies.length > 0 && [...context.config.http.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
    // What comes over a connection that is still open while the process ends is served, not refused.
    return503OnClosing: false,
    pluginTimeout,
    ...(options.serverFor && { serverFactory: options.serverFor }),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  // Presenters decide what leaves; the tests hold every answer against the contract.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  passOverExpectations(app.server);
  registerRequestIds(app);
  registerErrorMapping(app);
  registerMetrics(app, context);
  registerOverload(app, context, options.capacity);
  registerMethodNotAllowed(app);
  registerJsonBody(app);
  registerSecurityHeaders(app, context.config.http.publicUrl);
  await app.register(fastifyCompress, {
    // Brotli is worth its time only for what is compressed once, at build time.
    encodings: ['gzip'],
    customTypes: /^application\/json/,
  });
  await registerOpenApi(app, context.config.brand.name);

  await registerAuthentication(app, context);
  registerMail(context);
  registerLibrary(context);
  registerCaptcha(app, context);
  registerAccounts(app, context);
  registerIdentity(app, context);
  registerSessions(app, context);
  registerProfile(app, context);
  registerPlans(app, context);
  await registerPayments(app, context);
  const { stopAnswersOf } = registerChat(app, context, options);
  registerPrivacy(app, context, { afterDeletion: stopAnswersOf });
  registerContact(app, context);
  registerSystem(app, context);
  registerCleanUp(context);
  await registerWebClient(app, {
    folder: options.webFolder ?? webClientFolder,
    facts: documentFacts(context.config),
  });
  return app;
};
