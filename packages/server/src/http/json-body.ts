import { systemTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

// An escaped NUL that is not itself behind an odd number of backslashes. PostgreSQL's text cannot hold one.
const escapedNul = /(?:^|[^\\])(?:\\\\)*\\u0000/;

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
    return parse(request, text, done);
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
