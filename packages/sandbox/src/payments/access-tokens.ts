import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { GatewayClock } from './gateway-clock.ts';
import { GatewayError } from './gateway-error.ts';
import type { GatewaySettings } from './settings.ts';

const refreshSeconds = 1800;
const roles = [
  'CREATE_ORDER',
  'VIEW_ORDER',
  'CREATE_ONE_STAGE_SALE',
  'CREATE_AUTHORIZATION',
  'REVERSE_AUTHORIZATION',
  'MANAGE_CAPTURE',
  'MANAGE_REFUND',
];

const claimsSchema = z.object({ exp: z.number() });

/** Tokens of the identity service: signed, and good for a while. Nothing has to be kept to know them again. */
export class AccessTokens {
  #settings: Pick<GatewaySettings, 'apiKey' | 'realm' | 'tokenSeconds'>;
  #clock: GatewayClock;
  #key = randomBytes(32);

  constructor(settings: Pick<GatewaySettings, 'apiKey' | 'realm' | 'tokenSeconds'>, clock: GatewayClock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** @throws GatewayError 401 when the Authorization header does not carry the outlet's key */
  checkKey(authorization: string | undefined): void {
    const key = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
    if (isSame(key, this.#settings.apiKey)) return;
    throw new GatewayError(401, {
      message: 'The API key is missing or wrong',
      errorCode: 'invalidCredentials',
    });
  }

  issue() {
    const { realm, tokenSeconds } = this.#settings;
    const issuedAt = this.#clock.now() / 1000;
    const token = (seconds: number) =>
      this.#sign({
        iat: issuedAt,
        exp: issuedAt + seconds,
        jti: randomUUID(),
        realm,
        realm_access: { roles },
      });
    return {
      access_token: token(tokenSeconds),
      expires_in: tokenSeconds,
      refresh_expires_in: refreshSeconds,
      refresh_token: `r.${randomBytes(24).toString('base64url')}`,
      token_type: 'bearer',
      'not-before-policy': 0,
      session_state: randomUUID(),
      scope: '',
    };
  }

  /** @throws GatewayError 401 when the Authorization header carries no token that is good now */
  check(authorization: string | undefined): void {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw refused('An access token is required');
    const [header = '', payload = '', signature = ''] = token.split('.');
    if (!isSame(signature, this.#signature(`${header}.${payload}`)))
      throw refused('The access token is wrong');
    const { exp } = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (exp * 1000 <= this.#clock.now()) throw refused('The access token has expired');
  }

  /** No token that was given out is good any more. */
  expireAll(): void {
    this.#key = randomBytes(32);
  }

  #sign(claims: object): string {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    return `${content}.${this.#signature(content)}`;
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('base64url');
  }
}

function refused(message: string): GatewayError {
  return new GatewayError(401, { message, errorCode: 'invalidToken' });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
