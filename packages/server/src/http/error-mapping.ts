import { type ErrorBody, systemTexts } from '@genie/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors.ts';
import { isStorageUnavailable } from '../storage/storage-errors.ts';
import { answerHeaders } from './answer-headers.ts';
import { keepConnectionOfSender } from './refused-bodies.ts';
import { asValidationError } from './validation-error.ts';

/** When whoever met a 503 may come back, where the failure itself does not say. */
const usualWaitSeconds = 5;

/** The one place that turns failures into answers of the documented shape. */
export const registerErrorMapping = (app: FastifyInstance): void => {
  app.setErrorHandler(sendError);
};

/** Answers with the documented error body, and logs what a user must not see. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const appError = asAppError(error);
  const { status, code, message, details, retryAfterSeconds } = appError;
  // Refusing is what is meant to happen under too much load: it is counted, and no line for each of thousands is an error.
  if (hasLeft(error, reply)) request.log.info('The reader left before the answer began.');
  else if (status >= 500 && code !== 'overloaded')
    request.log.error({ err: appError.cause ?? error, code }, message);
  else request.log.info({ code, status }, message);
  const wait = retryAfterSeconds ?? (status === 503 ? usualWaitSeconds : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  // RFC 9110, 15.5.2: who is not authenticated is told how to be.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  for (const [name, value] of Object.entries(answerHeaders)) {
    // What failed before the hooks that guard every answer has none of their headers yet.
    if (!reply.hasHeader(name) && !reply.raw.hasHeader(name)) reply.header(name, value);
  }
  keepConnectionOfSender(request, reply);
  const body: ErrorBody = {
    detail: message,
    code,
    ...details,
    ...(status >= 500 && { request_id: request.id }),
  };
  return reply.code(status).type('application/json; charset=utf-8').send(body);
};

/** Whether a stream failed only because whoever was to read it has gone. */
const hasLeft = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return asValidationError(error.validation);
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413) return new AppError('payload_too_large', systemTexts.payloadTooLarge);
  if (statusCode === 431) return new AppError('headers_too_large', systemTexts.headersTooLarge);
  if (code === 'FST_CP_ERR_INVALID_CONTENT_ENCODING') {
    return new AppError('unsupported_media_type', systemTexts.unsupportedEncoding);
  }
  if (statusCode === 415) return new AppError('unsupported_media_type', systemTexts.unsupportedMediaType);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('malformed_request', malformedText(code), { cause: error });
  }
  // Only now: who leaves while sending a body breaks a connection, too, with a status of Fastify's.
  if (isStorageUnavailable(error)) {
    return new AppError('storage_unavailable', systemTexts.storageUnavailable, { cause: error });
  }
  return new AppError('internal_error', systemTexts.internal, { cause: error });
};

const malformedText = (code: string | undefined): string =>
  code === undefined || code.startsWith('FST_ERR_CTP')
    ? systemTexts.malformedJson
    : systemTexts.malformedRequest;
