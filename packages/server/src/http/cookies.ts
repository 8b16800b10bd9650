import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

type Http = Pick<Config['http'], 'publicUrl'>;

const isHttps = ({ publicUrl }: Http) => publicUrl.startsWith('https://');

// With this prefix a browser takes the cookie only from this host over https, so no neighbour can plant one.
const nameOf = (http: Http, name: string) => (isHttps(http) ? `__Host-${name}` : name);

/** The value of one of our cookies; values are tokens, so nothing is decoded. */
export const readCookie = (http: Http, request: FastifyRequest, name: string): string | undefined => {
  const wanted = `${nameOf(http, name)}=`;
  const found = request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(wanted));
  return found?.slice(wanted.length).match(/^[\w-]{1,200}$/)?.[0];
};

/**
 * Sets a cookie that scripts cannot read and other sites' forms do not send: HttpOnly, SameSite=Lax, and Secure where the
 * product is reached over https. A value of '' with 0 seconds removes it.
 */
export const setCookie = (
  http: Http,
  reply: FastifyReply,
  { name, value, maxAgeSeconds }: { name: string; value: string; maxAgeSeconds: number },
): void => {
  const secure = isHttps(http) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(http, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
};
