import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorStatus, systemTexts } from '@genie/contract';
import { answerHeaders } from './answer-headers.ts';

const answers: ReadonlyMap<string | undefined, readonly [ErrorCode, string]> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', ['request_timeout', systemTexts.requestTimeout]],
  ['HPE_HEADER_OVERFLOW', ['headers_too_large', systemTexts.headersTooLarge]],
]);

/** Answers what is no HTTP, or did not arrive in time, in the shape of every error, and ends its connection. */
export const answerBrokenRequest = (error: { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, detail] = answers.get(error.code) ?? ['malformed_request', systemTexts.malformedRequest];
  const body = JSON.stringify({ detail, code } satisfies ErrorBody);
  socket.end(
    [
      `HTTP/1.1 ${errorStatus[code]} ${code}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries(answerHeaders).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
};

/** Passes over expectations that are not known, as RFC 9110, 10.1.1 allows: Node would answer 417 without a body. */
export const passOverExpectations = (server: Server): void => {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
};
