import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

const environmentSchema = z.object({
  SANDBOX_PORT: port(3001),
  SANDBOX_SMTP_PORT: port(1025),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PUBLIC_URL: z.url().optional(),
  APP_URL: z.url().default('http://localhost:3000'),
  NODE_ENV: z.string().optional(),
});

export type Environment = z.output<typeof environmentSchema>;

/** The environment does not allow a start; the message has one line for each reason. */
export class EnvironmentError extends Error {}

/**
 * Reads what the sandbox needs from environment variables.
 * @throws EnvironmentError when a value is wrong, or when this is a production environment
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name} is '${given[name] ?? ''}': ${message}.`;
    });
    throw new EnvironmentError(lines.join('\n'));
  }
  if (read.data.NODE_ENV === 'production') {
    throw new EnvironmentError(
      'The sandbox does not start with NODE_ENV=production: it accepts any mail and a public key.',
    );
  }
  return read.data;
}
