import Fastify from 'fastify';
import { aiRoutes } from './ai/ai-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { FaultBoard } from './control/fault-board.ts';
import type { Fault, FaultRequest, Service } from './control/faults.ts';
import { refuseForeignName } from './control/foreign-name.ts';
import { type RecordedRequest, RequestLog } from './control/request-log.ts';
import { clientId, clientSecret } from './identity/client.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { registerJsonBody } from './json-body.ts';
import { Inbox } from './mail/inbox.ts';
import { mailApiRoutes } from './mail/mail-api-routes.ts';
import { mailPageRoutes } from './mail/mail-page-routes.ts';
import type { Message } from './mail/message.ts';
import { startSmtp } from './mail/smtp.ts';
import { closeAtOnce, listen, trackSockets, urlHost } from './network.ts';
import { faultScript } from './pages/fault-switches.ts';
import { liveScript, sendPage } from './pages/layout.ts';
import { paymentsScript } from './pages/payments-panel.ts';
import { startPage } from './pages/start-page.ts';
import { createGateway, type Gateway } from './payments/gateway.ts';
import { type PaymentsControl, paymentsControl } from './payments/payments-control.ts';
import { paymentsRoutes } from './payments/payments-routes.ts';
import type { PaymentsOptions } from './payments/settings.ts';

const largestBodyBytes = 16 * 1024 * 1024;

export type SandboxOptions = {
  /** HTTP port; 0 takes a free one. */
  port: number;
  /** SMTP port; 0 takes a free one. */
  smtpPort: number;
  /** The address to listen on; 127.0.0.1 unless given. */
  host?: string;
  /** Milliseconds between the chunks of a streamed answer; 0 unless given. */
  offlineDelayMs?: number;
  /** The address browsers reach the sandbox by, when it is not the one it listens on. */
  publicUrl?: string;
  /** Where the start page sends people to find the product. */
  appUrl?: string;
  /** Where the identity provider may send people back to; `/handleOAuthCallback` of `appUrl` unless given. */
  identityRedirectUris?: string[];
  /** How the payment gateway behaves, and where its webhooks go. */
  payments?: PaymentsOptions;
};

export type Sandbox = {
  url: string;
  smtpUrl: string;
  aiBaseUrl: string;
  /** What a client of the identity provider has to know. */
  identity: { issuer: string; clientId: string; clientSecret: string };
  payments: PaymentsControl & {
    /** What a client of the gateway has to know. */
    baseUrl: string;
    apiKey: string;
    realm: string;
    outletId: string;
    webhook: { header: string; secret: string; encryptionKey: string };
  };
  mail: {
    /** What was received, newest first. */
    messages(): Message[];
    /**
     * The newest message that fits: one already received, else the first that arrives.
     * @throws NoMailError when none came within `timeoutMs` (10 000 unless given)
     */
    waitForMessage(fits: (message: Message) => boolean, options?: { timeoutMs?: number }): Promise<Message>;
  };
  control: {
    /** @throws ZodError when there is no such fault */
    set(service: Service, fault: FaultRequest): Fault;
    reset(): void;
  };
  /** The last 100 requests a stand-in received, oldest first. */
  requests(service: Service): RecordedRequest[];
  /** Stops at once, whatever connections are open. */
  close(): Promise<void>;
};

/**
 * Starts the outside world on one machine: the AI provider, the mail server, the identity provider, the payment gateway
 * and the control over them.
 * @throws PortTakenError naming the port that is in use
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', offlineDelayMs = 0, appUrl = 'http://localhost:3000' } = options;
  const { identityRedirectUris: redirectUris = [`${appUrl.replace(/\/+$/, '')}/handleOAuthCallback`] } =
    options;
  const faults = new FaultBoard();
  const requests = new RequestLog();
  const inbox = new Inbox();

  const gateway = createGateway(options.payments ?? {}, appUrl, () => `${addresses.url}/payments`);
  const payments = paymentsControl(gateway);

  const app = Fastify({ bodyLimit: largestBodyBytes, routerOptions: { ignoreTrailingSlash: true } });
  registerJsonBody(app);
  const open = trackSockets(app.server);
  const smtp = await startSmtp({ port: options.smtpPort, host, inbox, faults, requests });

  const addresses = { url: '', smtpUrl: `smtp://${urlHost(host)}:${smtp.port}`, aiBaseUrl: '' };
  const identity = { issuer: '', clientId, clientSecret };
  app.register(aiRoutes, { prefix: '/ai/v1', faults, requests, chunkDelayMs: offlineDelayMs });
  app.register(identityRoutes, {
    prefix: '/identity',
    issuer: () => identity.issuer,
    redirectUris,
    appUrl,
    faults,
    requests,
  });
  app.register(paymentsRoutes, { prefix: '/payments', gateway, faults, requests });
  app.register(async (tester) => {
    tester.addHook(
      'onRequest',
      refuseForeignName(() => addresses.url),
    );
    tester.get('/', async (_request, reply) => {
      const mailCount = inbox.messages().length;
      const body = startPage({
        ...addresses,
        appUrl,
        identityIssuer: identity.issuer,
        gateway,
        mailCount,
        faults,
        requests,
      });
      return await sendPage(reply, {
        title: 'Genie sandbox',
        body,
        script: liveScript + faultScript + paymentsScript,
      });
    });
    tester.register(controlRoutes, { faults, requests, switches: gateway.switches, payments });
    tester.register(mailApiRoutes, { prefix: '/mail/api/v1', inbox });
    tester.register(mailPageRoutes, { prefix: '/mail', inbox });
  });

  try {
    await app.ready();
    const port = await listen(app.server, { port: options.port, host, purpose: 'http' });
    addresses.url = (options.publicUrl ?? `http://${urlHost(host)}:${port}`).replace(/\/+$/, '');
    addresses.aiBaseUrl = `${addresses.url}/ai/v1`;
    identity.issuer = `${addresses.url}/identity`;
  } catch (error) {
    await Promise.all([smtp.close(), gateway.close()]);
    throw error;
  }

  const reset = () => {
    faults.reset();
    gateway.switches.reset();
  };
  return {
    ...addresses,
    identity,
    payments: { ...payments, baseUrl: gateway.baseUrl(), ...credentialsOf(gateway) },
    mail: {
      messages: () => inbox.messages(),
      waitForMessage: (fits, { timeoutMs = 10_000 } = {}) => inbox.waitFor(fits, timeoutMs),
    },
    control: { set: (service, fault) => faults.set(service, fault), reset },
    requests: (service) => requests.of(service),
    async close() {
      await Promise.all([smtp.close(), gateway.close(), closeAtOnce(app.server, open)]);
      await app.close();
    },
  };
}

function credentialsOf({ settings }: Gateway) {
  const { apiKey, realm, outletId, webhook } = settings;
  const { header, secret, encryptionKey } = webhook;
  return { apiKey, realm, outletId, webhook: { header, secret, encryptionKey } };
}
