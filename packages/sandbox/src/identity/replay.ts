import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * A request whose body has been read, as the provider can read it once more. It shows the provider's public address
 * whatever address it came by, so that the addresses the provider gives out all begin with its issuer.
 */
export function replay(request: FastifyRequest, issuer: string, path: string): IncomingMessage {
  const message = new IncomingMessage(request.raw.socket);
  message.httpVersion = request.raw.httpVersion;
  message.httpVersionMajor = request.raw.httpVersionMajor;
  message.httpVersionMinor = request.raw.httpVersionMinor;
  message.method = request.method;
  message.headers = request.raw.headers;
  message.rawHeaders = request.raw.rawHeaders;
  message.url = path;
  Object.assign(message, { originalUrl: `${issuer}${path}` });
  if (Buffer.isBuffer(request.body)) message.push(request.body);
  message.push(null);
  // A message that is not complete takes its connection with it when it is done.
  message.complete = true;
  return message;
}
