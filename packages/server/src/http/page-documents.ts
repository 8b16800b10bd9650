import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Close to the best that Brotli can do, at a tenth of its time. */
const brotliQuality = 9;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** What the documents of a build leave open, by the name that stands in them. */
export type Facts = Readonly<Record<string, string>>;

/** A document as it is sent, whole or compressed; it is compressed when it is first asked for. */
export type PageDocument = {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  readonly brotli: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Puts facts in place of their marks, as text of HTML or XML and of their quoted attributes. @throws Error on a mark that is no fact */
const fillIn = (document: string, facts: Facts): string =>
  document.replaceAll(/%genie:(\w+)%/g, (_mark, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`The web client's documents name ${name}, which the server does not know.`);
    return escaped(fact);
  });

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** A document of a content; a text is UTF-8. */
export const documentOf = (given: string | Buffer, type: string): PageDocument => {
  const content = Buffer.from(given as string);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return {
    type,
    // Weak, as it stands for every coding of the content: RFC 9110, 8.8.3.3.
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    content,
    brotli: once(() => compressBrotli(content, { params })),
    gzip: once(() => compressGzip(content)),
  };
};

/** The documents that a build of the client left in a folder, by file name, with the facts in them. */
export const readDocuments = async (
  folder: string,
  facts: Facts,
): Promise<ReadonlyMap<string, PageDocument>> => {
  const files = (await readdir(folder)).filter((file) => extname(file) in types);
  const documents = await Promise.all(
    files.map(async (file) => {
      const text = fillIn(await readFile(join(folder, file), 'utf8'), facts);
      return [file, documentOf(text, types[extname(file)] as string)] as const;
    }),
  );
  return new Map(documents);
};

/** Whether an Accept-Encoding names a coding without refusing it. */
const takes = (request: FastifyRequest, coding: string): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
    .some(([name, ...parameters]) => name === coding && weightOf(parameters) > 0);

const weightOf = (parameters: readonly string[]): number =>
  Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);

/** Whether an If-None-Match names a document, or any; weak and strong names are compared alike (RFC 9110, 13.1.2). */
const isKnown = (request: FastifyRequest, { etag }: PageDocument): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim())
    .some((known) => known === '*' || known === etag || `W/${known}` === etag);

/** Sends a document, compressed as the browser takes it; 304 when the browser has it already. */
export const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  document: PageDocument,
  status = 200,
): Promise<FastifyReply> => {
  reply
    .code(status)
    .type(document.type)
    .header('cache-control', 'no-cache')
    .header('etag', document.etag)
    .header('vary', 'accept-encoding');
  if (status === 200 && isKnown(request, document)) {
    return reply.code(304).send();
  }
  if (takes(request, 'br')) return reply.header('content-encoding', 'br').send(await document.brotli());
  if (takes(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await document.gzip());
  return reply.send(document.content);
};
