import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { refusalOf } from './read-answer.ts';

const mediaType = 'application/vnd.ni-identity.v1+json';
/** A token is renewed this long before it ends, so that none ends on its way. */
const renewSecondsAhead = 60;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export type AccessTokens = {
  /** A token that is good for a while; one renewal at a time, however many ask. */
  readonly current: () => Promise<string>;
  /** Forgets a token that the gateway refused. */
  readonly drop: (token: string) => void;
};

/**
 * Access tokens of the N-Genius identity service, kept in this process until shortly before they end.
 *
 * @param config.apiKey as the portal shows it: base64 already
 */
export const createAccessTokens = (config: Config['payments'], timeoutMs: number): AccessTokens => {
  let kept: { token: string; until: number } | undefined;
  let renewal: Promise<string> | undefined;

  const renew = async (): Promise<string> => {
    const response = await fetch(`${config.baseUrl}/identity/auth/access-token`, {
      method: 'POST',
      headers: { authorization: `Basic ${config.apiKey}`, accept: mediaType, 'content-type': mediaType },
      body: JSON.stringify({ realmName: config.realm }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw await refusalOf(response);
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await response.json());
    // Measured against the machine's uptime, so that setting its clock changes nothing.
    kept = { token, until: performance.now() + Math.max(seconds - renewSecondsAhead, seconds / 2) * 1_000 };
    return token;
  };

  return {
    async current() {
      if (kept && performance.now() < kept.until) return kept.token;
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
};
