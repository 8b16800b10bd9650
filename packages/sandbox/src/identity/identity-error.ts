/** An error as OAuth 2.0 words it: an HTTP status and the body `{ error, error_description }` (RFC 6749, 5.2). */
export class IdentityError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, description: string) {
    super(description);
    this.name = 'IdentityError';
    this.status = status;
    this.code = code;
  }

  get body(): { error: string; error_description: string } {
    return { error: this.code, error_description: this.message };
  }
}
