/** An error as OpenAI's API words it: an HTTP status and the body `{ error: … }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly param: string | null;
  readonly code: string | null;

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', param = null, code = null }: ApiErrorDetail = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = type;
    this.param = param;
    this.code = code;
  }

  get body(): { error: { message: string; type: string; param: string | null; code: string | null } } {
    return { error: { message: this.message, type: this.type, param: this.param, code: this.code } };
  }
}

type ApiErrorDetail = { type?: string; param?: string | null; code?: string | null };

export const serverError = () =>
  new ApiError(500, 'The server had an error while processing your request. Sorry about that!', {
    type: 'server_error',
  });

export const rateLimited = () =>
  new ApiError(429, 'Rate limit reached for genie-offline on requests per min. Please try again in 20s.', {
    type: 'requests',
    code: 'rate_limit_exceeded',
  });

export const unparsableBody = () =>
  new ApiError(
    400,
    'We could not parse the JSON body of your request. The API expects a JSON object with a Content-Type of application/json.',
  );

export const unknownModel = (model: string) =>
  new ApiError(404, `The model \`${model}\` does not exist or you do not have access to it.`, {
    code: 'model_not_found',
  });

export const missingParameter = (param: string) =>
  new ApiError(400, `Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });

export const wrongType = (param: string, expected: string, value: unknown) =>
  new ApiError(400, `Invalid type for '${param}': expected ${expected}, but got ${article(value)} instead.`, {
    param,
    code: 'invalid_type',
  });

export const wrongValue = (param: string, message: string, code = 'invalid_value') =>
  new ApiError(400, message, { param, code });

function article(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a decimal number';
  return `a ${typeof value}`;
}
