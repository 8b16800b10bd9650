const domain = 'processing';

type Problem = { message: string; errorCode: string; location?: string };

const phrases: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  406: 'Not Acceptable',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** An error in the gateway's shape: an HTTP status and `{ message, code, errors: [...] }`. */
export class GatewayError extends Error {
  readonly status: number;
  readonly problems: Problem[];

  constructor(status: number, ...problems: Problem[]) {
    super(problems[0]?.message ?? phrases[status] ?? 'Error');
    this.name = 'GatewayError';
    this.status = status;
    this.problems = problems;
  }

  get body() {
    return {
      message: phrases[this.status] ?? 'Error',
      code: this.status,
      errors: this.problems.map(({ message, errorCode, location }) => ({
        message,
        localizedMessage: message,
        ...(location !== undefined && { location }),
        errorCode,
        domain,
      })),
    };
  }
}

export function unprocessable(errorCode: string, message: string, location?: string): GatewayError {
  return new GatewayError(422, { message, errorCode, ...(location !== undefined && { location }) });
}

/** What was asked for does not fit the state that the order or payment is in. */
export function invalidState(message: string): GatewayError {
  return unprocessable('invalidState', message);
}

export function notFound(message: string): GatewayError {
  return new GatewayError(404, { message, errorCode: 'notFound' });
}
