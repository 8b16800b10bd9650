import Fastify from 'fastify';
import { aiRoutes } from './ai/ai-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { FaultBoard } from './control/fault-board.ts';
import type { Fault, FaultRequest, Service } from './control/faults.ts';
import { type RecordedRequest, RequestLog } from './control/request-log.ts';
import { Inbox } from './mail/inbox.ts';
import { mailApiRoutes } from './mail/mail-api-routes.ts';
import { mailPageRoutes } from './mail/mail-page-routes.ts';
import type { Message } from './mail/message.ts';
import { startSmtp } from './mail/smtp.ts';
import { closeAtOnce, listen, trackSockets, urlHost } from './network.ts';
import { faultScript } from './pages/fault-switches.ts';
import { liveScript, sendPage } from './pages/layout.ts';
import { startPage } from './pages/start-page.ts';

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
};

export type Sandbox = {
  url: string;
  smtpUrl: string;
  aiBaseUrl: string;
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
 * Starts the outside world on one machine: the AI provider, the mail server and the control over both.
 * @throws PortTakenError naming the port that is in use
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', offlineDelayMs = 0, appUrl = 'http://localhost:3000' } = options;
  const faults = new FaultBoard();
  const requests = new RequestLog();
  const inbox = new Inbox();

  const app = Fastify({ bodyLimit: largestBodyBytes, routerOptions: { ignoreTrailingSlash: true } });
  const open = trackSockets(app.server);
  const smtp = await startSmtp({ port: options.smtpPort, host, inbox, faults, requests });

  const addresses = { url: '', smtpUrl: `smtp://${urlHost(host)}:${smtp.port}`, aiBaseUrl: '' };
  app.get('/', async (_request, reply) => {
    const body = startPage({ ...addresses, appUrl, mailCount: inbox.messages().length, faults, requests });
    return await sendPage(reply, { title: 'Genie sandbox', body, script: liveScript + faultScript });
  });
  app.register(controlRoutes, { faults, requests });
  app.register(aiRoutes, { prefix: '/ai/v1', faults, requests, chunkDelayMs: offlineDelayMs });
  app.register(mailApiRoutes, { prefix: '/mail/api/v1', inbox });
  app.register(mailPageRoutes, { prefix: '/mail', inbox });

  try {
    await app.ready();
    const port = await listen(app.server, { port: options.port, host, purpose: 'http' });
    addresses.url = (options.publicUrl ?? `http://${urlHost(host)}:${port}`).replace(/\/+$/, '');
    addresses.aiBaseUrl = `${addresses.url}/ai/v1`;
  } catch (error) {
    await smtp.close();
    throw error;
  }

  return {
    ...addresses,
    mail: {
      messages: () => inbox.messages(),
      waitForMessage: (fits, { timeoutMs = 10_000 } = {}) => inbox.waitFor(fits, timeoutMs),
    },
    control: { set: (service, fault) => faults.set(service, fault), reset: () => faults.reset() },
    requests: (service) => requests.of(service),
    async close() {
      await Promise.all([smtp.close(), closeAtOnce(app.server, open)]);
      await app.close();
    },
  };
}
