import type { FastifyReply } from 'fastify';
import { paymentType } from './media-types.ts';

/** Sends JSON under the gateway's own media type. */
export async function sendAnswer(reply: FastifyReply, body: object): Promise<FastifyReply> {
  return await reply.type(paymentType).send(JSON.stringify(body));
}
