import { systemTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

// An escaped NUL that is not itself behind an odd number of backslashes. PostgreSQL's text cannot hold one.
const escapedNul = /(?:^|[^\\])(?:\\\\)*\\u0000/;

/** An escape of half a character, which may be beside its other half. */
const escapedHalf = /\\u[dD][89a-fA-F]/;

/** Puts U+FFFD in place of half characters in all texts of a parsed body, as a database would: what is answered is what is stored. */
const makeWellFormed = (body: unknown): void => {
  const open = [body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const fields = node as Record<string, unknown>;
    for (const key of Object.keys(fields)) {
      const value = fields[key];
      if (typeof value === 'string') fields[key] = value.toWellFormed();
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
};

/**
 * Reads JSON bodies, and only those: an absent or empty one counts as `{}`. A NUL character in a text is refused, here as
 * in the query of an address.
 */
export const registerJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') return done(null, {});
    if (escapedNul.test(text)) return done(new AppError('malformed_request', systemTexts.nulCharacter));
    return parse(request, text, (error, parsed) => {
      if (typeof parsed === 'object' && parsed !== null && escapedHalf.test(text)) makeWellFormed(parsed);
      done(error, parsed);
    });
  });
  // What has no content has no media type to refuse. Looking for the first byte reads nothing of what follows.
  app.addContentTypeParser('*', (_request, payload, done) => {
    const end = () => done(null, {});
    payload.once('end', end).once('data', () => {
      payload.off('end', end);
      done(new AppError('unsupported_media_type', systemTexts.unsupportedMediaType));
    });
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined) request.body = {};
    if (escapedNul.test(JSON.stringify(request.query))) {
      throw new AppError('malformed_request', systemTexts.nulCharacter);
    }
  });
};
