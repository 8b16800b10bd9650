import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { KeptMap } from '../../kept-map.ts';
import { delayOf, type WebhookMode } from '../payment-switches.ts';
import type { GatewaySettings } from '../settings.ts';
import { encryptBody } from './encrypt-body.ts';
import type { EventName } from './event-name.ts';

const kept = 200;
const mostAttempts = 5;
/** How long an event waits for another one to overtake it. */
const overtakingMs = 300;
const encryptedHeader = 'X-Webhook-Secret';

type WebhookAttempt = { time: string; outcome: string };

/** An event and what became of it. */
export type Delivery = {
  eventId: string;
  eventName: EventName;
  orderReference: string;
  mode: WebhookMode;
  attempts: WebhookAttempt[];
};

type Event = { eventName: EventName; outletId: string; order: { reference: string } };
type Kept = { delivery: Delivery; body: string };

/** Sends events to the merchant's webhook, well or badly as the mode has it, and remembers the last 200. */
export class WebhookSender {
  #settings: GatewaySettings['webhook'];
  #mode: () => WebhookMode;
  #kept = new KeptMap<string, Kept>(kept);
  #underWay = new Set<Promise<unknown>>();
  #overtakable: ((sent: Promise<unknown>) => void)[] = [];
  #closing = new AbortController();

  constructor(settings: GatewaySettings['webhook'], mode: () => WebhookMode) {
    this.#settings = { ...settings };
    this.#mode = mode;
  }

  /** Where events go from now on; null for nowhere. */
  setUrl(url: string | null): void {
    this.#settings.url = url;
  }

  send(event: Event): void {
    const eventId = randomUUID();
    const body = JSON.stringify({ eventId, ...event });
    const { eventName, order } = event;
    const delivery = {
      eventId,
      eventName,
      orderReference: order.reference,
      mode: this.#mode(),
      attempts: [],
    };
    this.#kept.set(eventId, { delivery, body });
    this.track(this.#deliver({ delivery, body }));
  }

  /** Sends an event once more, as it was. Returns false when it is not known any more. */
  resend(eventId: string): boolean {
    const known = this.#kept.get(eventId);
    if (known === undefined) return false;
    this.track(this.#attempt(known, 'real'));
    return true;
  }

  /** Oldest first. */
  deliveries(): Delivery[] {
    return [...this.#kept.values()].map(({ delivery }) => structuredClone(delivery));
  }

  /** Something that will lead to events. What fails in it is a fault of the sandbox, and told. */
  track(work: Promise<unknown>): void {
    this.#underWay.add(work);
    work
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted)
          process.emitWarning(`An event could not be sent: ${String(error)}`);
      })
      .finally(() => this.#underWay.delete(work));
  }

  /** Waits until nothing is on its way, retries and waits included. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.idle();
  }

  async #deliver(event: Kept): Promise<void> {
    const { mode } = event.delivery;
    try {
      switch (mode) {
        case 'drop':
          note(event.delivery, 'dropped');
          return;
        case 'duplicate':
          await Promise.all([this.#attempt(event, mode), this.#attempt(event, mode)]);
          return;
        case 'retrying':
          await this.#attemptUntilTaken(event);
          return;
        case 'out-of-order':
          await this.#attemptOutOfOrder(event);
          return;
        default:
          await wait(delayOf(mode) ?? 0, undefined, { signal: this.#closing.signal });
          await this.#attempt(event, mode);
      }
    } catch (error) {
      if (!this.#closing.signal.aborted) throw error;
    }
  }

  async #attemptUntilTaken(event: Kept): Promise<void> {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      if (await this.#attempt(event, 'retrying')) return;
      if (attempt === mostAttempts) return;
      const gapMs = this.#settings.retryMs * 2 ** (attempt - 1);
      await wait(gapMs, undefined, { signal: this.#closing.signal });
    }
  }

  /** Sends every second event before the one that came just before it. An event that nobody follows goes after a while. */
  async #attemptOutOfOrder(event: Kept): Promise<void> {
    const earlier = this.#overtakable.shift();
    if (earlier !== undefined) {
      const sent = this.#attempt(event, 'out-of-order');
      earlier(sent);
      await sent;
      return;
    }
    const overtaken = Promise.withResolvers<unknown>();
    const stop = () => overtaken.resolve(null);
    const timer = setTimeout(stop, overtakingMs);
    this.#closing.signal.addEventListener('abort', stop, { once: true });
    const beOvertaken = (sent: Promise<unknown>) => {
      clearTimeout(timer);
      overtaken.resolve(sent);
    };
    this.#overtakable.push(beOvertaken);
    await overtaken.promise;
    clearTimeout(timer);
    this.#closing.signal.removeEventListener('abort', stop);
    this.#overtakable = this.#overtakable.filter((waiting) => waiting !== beOvertaken);
    await this.#attempt(event, 'out-of-order');
  }

  /** Returns true when the receiver took it. */
  async #attempt({ delivery, body }: Kept, mode: WebhookMode): Promise<boolean> {
    const { url, header, secret, encryptionKey, timeLimitMs } = this.#settings;
    if (url === null) {
      note(delivery, 'no address');
      return true;
    }
    const encrypted = mode === 'encrypted';
    const shownSecret = mode === 'bad-header' ? `not-${secret}` : secret;
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timeLimitMs)]);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: encrypted
          ? { 'content-type': 'text/plain', [encryptedHeader]: encryptionKey }
          : { 'content-type': 'application/json', [header]: shownSecret },
        body: encrypted ? encryptBody(body, encryptionKey) : body,
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      note(delivery, String(response.status));
      return response.ok;
    } catch (error) {
      note(delivery, failureOf(error, timeLimitMs));
      return false;
    }
  }
}

function note(delivery: Delivery, outcome: string): void {
  delivery.attempts.push({ time: new Date().toISOString(), outcome });
}

function failureOf(error: unknown, timeLimitMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeLimitMs} ms`;
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
