import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';

/** The two variables without which no configuration is complete. */
export const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };

/** What production starts with: real addresses, and a secret for each. */
export const real = {
  ...secrets,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://genie.example',
  AI_API_KEY: 'k',
  SMTP_URL: 'smtps://u:p@mail.example',
  OIDC_ISSUER: 'off',
  PAYMENT_BASE_URL: 'https://gateway.example',
  PAYMENT_API_KEY: 'k',
  PAYMENT_REALM: 'networkinternational',
  PAYMENT_OUTLET_ID: 'outlet',
  PAYMENT_WEBHOOK_SECRET: 'w'.repeat(16),
};

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
