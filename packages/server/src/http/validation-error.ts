import { systemTexts } from '@genie/contract';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { AppError } from '../errors.ts';

/** What a request got wrong, field by field, in the texts of the contract where it has one. */
export const asValidationError = (issues: readonly ZodFastifySchemaValidationError[]): AppError => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.') || 'body';
    fields[field] ??= isOwnText(issue.message) ? issue.message : describe(issue);
  }
  const [first] = Object.values(fields);
  return new AppError('validation_failed', first ?? systemTexts.validationFailed, { details: { fields } });
};

// Zod's own texts begin so; the contract's do not.
const isOwnText = (message: string | undefined): message is string =>
  message !== undefined && !/^(Invalid|Too|Unrecognized)\b/.test(message);

/** Of one of Zod's own issues: its code is in `keyword`, the rest of it in `params`. */
const describe = ({ keyword, params }: ZodFastifySchemaValidationError): string => {
  switch (keyword) {
    case 'invalid_type':
      return `This field is required and must be of type ${params.expected}.`;
    case 'too_big':
      return `This field is too long or too large (at most ${params.maximum}).`;
    case 'too_small':
      return params.origin === 'string' || params.origin === 'array'
        ? 'This field must not be empty.'
        : `This field is too small (at least ${params.minimum}).`;
    default:
      return 'This field is not valid.';
  }
};
