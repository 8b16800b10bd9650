import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Refuses what is asked for under a foreign name. A page whose own name leads here (DNS rebinding) is of one origin with
 * the sandbox, and could read the inbox; it cannot ask for an address, nor for a name of this machine or its network.
 *
 * @param ownUrl the address by which browsers reach the sandbox
 */
export function refuseForeignName(ownUrl: () => string) {
  return async ({ headers: { host } }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (host === undefined || isOwnName(host, ownUrl())) return;
    await reply.code(403).send({
      error:
        'The sandbox does not answer to this name. SANDBOX_PUBLIC_URL says by which address browsers reach it.',
    });
  };
}

function isOwnName(host: string, ownUrl: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    // A page of the Internet has a dot in its name.
    !hostname.includes('.') ||
    hostname.endsWith('.localhost') ||
    hostname === new URL(ownUrl).hostname
  );
}
