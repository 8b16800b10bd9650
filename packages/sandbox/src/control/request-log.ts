import type { Service } from './faults.ts';

const kept = 100;
const longestBody = 100_000;

/** One request a stand-in received. For mail a request is one SMTP transaction or one refused connection. */
export type RecordedRequest = {
  /** ISO 8601, UTC. */
  time: string;
  method: string;
  path: string;
  /** Lower-case names; keys and cookies are masked. For mail: the envelope. */
  headers: Record<string, string>;
  /** The parsed JSON where the body was JSON, the fields where it was a form, else its text; null when there was none. */
  body: unknown;
  /** What was answered, in a few words; null while nothing has been. */
  outcome: string | null;
};

/** The last requests each stand-in received, oldest first. */
export class RequestLog {
  #requests = new Map<Service, RecordedRequest[]>();

  /** Returns the stored record, so that the stand-in can add its outcome later. */
  record(service: Service, request: Omit<RecordedRequest, 'time' | 'outcome'>): RecordedRequest {
    const recorded: RecordedRequest = { time: new Date().toISOString(), ...request, outcome: null };
    recorded.body = shorten(recorded.body);
    const list = this.#requests.get(service) ?? [];
    list.push(recorded);
    if (list.length > kept) list.shift();
    this.#requests.set(service, list);
    return recorded;
  }

  of(service: Service): RecordedRequest[] {
    return [...(this.#requests.get(service) ?? [])];
  }
}

/** Headers as a tester may see them: a key is recognisable, not usable; of cookies only the names. */
export function maskHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? value.join(', ') : value;
    shown[name] = maskHeader(name, text);
  }
  return shown;
}

/** A secret as a tester may see it. */
export function maskSecret(secret: string): string {
  return `${secret.slice(0, 3)}…(${secret.length} characters)`;
}

function maskHeader(name: string, value: string): string {
  if (name === 'authorization') return maskAuthorization(value);
  // A browser sends along what other servers on the same host have set.
  if (name === 'cookie') return value.replace(/=[^;]*/g, '=…');
  return value;
}

function maskAuthorization(value: string): string {
  const [scheme = '', secret = ''] = value.split(' ', 2);
  if (secret === '') return '…';
  return `${scheme} ${maskSecret(secret)}`;
}

function shorten(body: unknown): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (text === undefined || text.length <= longestBody) return body;
  return `${text.slice(0, longestBody)}… (${text.length - longestBody} characters more)`;
}
