import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';

/** The two variables without which no configuration is complete. */
export const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };

/** What a configuration is refused for; nothing when it is accepted. */
export const problemsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};
