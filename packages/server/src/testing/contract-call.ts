import { type Endpoint, errorBodySchema, errorsOf } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { expect } from 'vitest';
import type { z } from 'zod';

export type CallOptions = {
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly params?: Record<string, string>;
  /** Sent as `Token: Bearer …`. */
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
};

/**
 * Makes a call of the contract and holds the answer against it: a success has the documented fields and no others, a
 * failure has the documented error body, with a code that the call is documented to answer. The body of a file is its bytes.
 */
export const contractCall = async <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { body, query, params, token, headers }: CallOptions = {},
) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const request =
    endpoint.method === 'GET' ? supertest(app.server).get(path) : supertest(app.server).post(path);
  if (token !== undefined) request.set('token', `Bearer ${token}`);
  if (headers) request.set(headers);
  if (query) request.query(query);
  if (body !== undefined) request.set('content-type', 'application/json').send(JSON.stringify(body));
  if (endpoint.download !== undefined) request.buffer(true).parse(bytesOrJson);
  const response = await request;
  if (response.status === 200 && endpoint.download !== undefined) {
    expect(response.headers['content-type']).toBe(endpoint.download);
  }
  if (response.status === 200) expect(endpoint.response.parse(response.body)).toEqual(response.body);
  else {
    expect(errorBodySchema.parse(response.body)).toEqual(response.body);
    expect(errorsOf(endpoint)).toContain(response.body.code);
  }
  return {
    status: response.status,
    headers: response.headers,
    body: response.body as z.output<E['response']> & z.output<typeof errorBodySchema>,
  };
};

type Parser = Parameters<supertest.Test['parse']>[0];

/** Bytes of a file; of an error its JSON. */
const bytesOrJson: Parser = (response, done) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer | string) => chunks.push(Buffer.from(chunk as string, 'latin1')));
  response.on('error', (error) => done(error, undefined));
  response.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    done(null, isJson ? JSON.parse(bytes.toString('utf8')) : new Uint8Array(bytes));
  });
};
