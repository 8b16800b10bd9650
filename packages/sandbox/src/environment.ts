import { z } from 'zod';

const portText = 'a port, 0 to 65535';
const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, portText)
    .transform(Number)
    .refine((number) => number <= 65_535, portText)
    .default(fallback);
const address = z.url({ protocol: /^https?$/, hostname: /./, error: 'an http or https address' });

const services = ['ai', 'mail', 'identity', 'payments'];

/** Every variable the sandbox reads, with its default. */
export const environmentSchema = z.object({
  SANDBOX_PORT: port(3001),
  SANDBOX_SMTP_PORT: port(1025),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PUBLIC_URL: address.optional(),
  APP_URL: address.default('http://localhost:3000'),
  PAYMENT_WEBHOOK_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'the name of a header')
    .optional(),
  PAYMENT_WEBHOOK_SECRET: z.string().optional(),
  NODE_ENV: z.string().optional(),
  ALLOW_SANDBOX: z.string().optional(),
});

type Environment = z.output<typeof environmentSchema>;

/**
 * The address by which browsers and the product reach a sandbox that listens on this machine only. Like the product's
 * own defaults it says localhost, as an issuer has to be the same on both sides, letter for letter. Undefined when the
 * sandbox is to say where it stands itself.
 */
export function publicUrlOf(environment: Environment): string | undefined {
  const { SANDBOX_PUBLIC_URL, SANDBOX_HOST, SANDBOX_PORT } = environment;
  if (SANDBOX_PUBLIC_URL !== undefined) return SANDBOX_PUBLIC_URL;
  return SANDBOX_HOST === '127.0.0.1' && SANDBOX_PORT !== 0 ? `http://localhost:${SANDBOX_PORT}` : undefined;
}

/** The environment does not allow a start; the message has one line for each reason. */
export class EnvironmentError extends Error {}

/**
 * Reads what the sandbox needs from environment variables.
 * @throws EnvironmentError when a value is wrong, or when this is a production environment that does not allow it by name
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name} is ${JSON.stringify(given[name])}, but must be: ${message}`;
    });
    throw new EnvironmentError(lines.join('\n'));
  }
  const { ALLOW_SANDBOX = '', NODE_ENV } = read.data;
  // What of it is used is the product's to decide: it refuses each service that is not named.
  if (NODE_ENV === 'production' && !ALLOW_SANDBOX.split(',').some((name) => services.includes(name.trim()))) {
    throw new EnvironmentError(
      'The sandbox does not start with NODE_ENV=production: it accepts any mail and a public key. ALLOW_SANDBOX names what is meant all the same.',
    );
  }
  return read.data;
}
