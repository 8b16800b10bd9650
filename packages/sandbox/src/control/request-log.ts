import type { Service } from './faults.ts';

const kept = 100;
const longestBody = 100_000;

/** One request a stand-in received. For mail a request is one SMTP transaction or one refused connection. */
export type RecordedRequest = {
  /** ISO 8601, UTC. */
  time: string;
  method: string;
  path: string;
  /** Lower-case names; the Authorization header is masked. For mail: the envelope. */
  headers: Record<string, string>;
  /** The parsed JSON where the body was JSON, else its text; null when there was none. */
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

/** Headers as a tester may see them: the key is recognisable, not usable. */
export function maskHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? value.join(', ') : value;
    shown[name] = name === 'authorization' ? maskAuthorization(text) : text;
  }
  return shown;
}

function maskAuthorization(value: string): string {
  const [scheme = '', secret = ''] = value.split(' ', 2);
  if (secret === '') return '…';
  return `${scheme} ${secret.slice(0, 3)}…(${secret.length} characters)`;
}

function shorten(body: unknown): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (text === undefined || text.length <= longestBody) return body;
  return `${text.slice(0, longestBody)}… (${text.length - longestBody} characters more)`;
}
