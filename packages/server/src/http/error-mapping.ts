import { type ErrorBody, systemTexts } from '@genie/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors.ts';
import { isForeignKeyViolation, isStorageUnavailable } from '../storage/storage-errors.ts';
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
  if (status >= 500 && code !== 'overloaded')
    request.log.error({ err: appError.cause ?? error, code }, message);
  else request.log.info({ code, status }, message);
  const wait = retryAfterSeconds ?? (status === 503 ? usualWaitSeconds : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  const body: ErrorBody = {
    detail: message,
    code,
    ...details,
    ...(status >= 500 && { request_id: request.id }),
  };
  return reply.code(status).type('application/json; charset=utf-8').send(body);
};

const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return asValidationError(error.validation);
  if (isStorageUnavailable(error)) {
    return new AppError('storage_unavailable', systemTexts.storageUnavailable, { cause: error });
  }
  // What a row was to belong to, such as the caller's account, was deleted meanwhile.
  if (isForeignKeyViolation(error)) {
    return new AppError('not_found', systemTexts.objectNotFound, { cause: error });
  }
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413) return new AppError('payload_too_large', systemTexts.payloadTooLarge);
  if (statusCode === 415) return new AppError('unsupported_media_type', systemTexts.unsupportedMediaType);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('malformed_request', malformedText(code), { cause: error });
  }
  return new AppError('internal_error', systemTexts.internal, { cause: error });
};

const malformedText = (code: string | undefined): string =>
  code === undefined || code.startsWith('FST_ERR_CTP')
    ? systemTexts.malformedJson
    : systemTexts.malformedRequest;
