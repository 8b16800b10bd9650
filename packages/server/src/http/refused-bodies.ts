import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much of a refused body is read after its answer, and for how long. */
type Patience = { readonly mostBytes: number; readonly mostMs: number };

export const usualPatience: Patience = { mostBytes: 32 * 1_024 * 1_024, mostMs: 30_000 };

/** Reads a body to its end to no purpose but that its sender gets to the answer; who sends for longer is cut off. */
export const readAway = (body: IncomingMessage, { mostBytes, mostMs }: Patience = usualPatience): void => {
  const cutOff = () => body.destroy();
  const patience = setTimeout(cutOff, mostMs).unref();
  let read = 0;
  body.on('data', (piece: Buffer) => {
    read += piece.length;
    if (read > mostBytes) cutOff();
  });
  body.once('close', () => clearTimeout(patience));
  // Whatever would have decompressed it reads no more, and would hold it up.
  body.unpipe().resume();
};

/**
 * Keeps the connection of who is still sending a body that is refused. Fastify would close it, and who writes to a closed
 * connection meets an error and not the answer.
 */
export const keepConnectionOfSender = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (raw.complete || raw.destroyed || reply.getHeader('connection') !== 'close') return;
  reply.removeHeader('connection');
  readAway(raw);
};
