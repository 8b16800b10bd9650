import type { Sandbox } from '@genie/sandbox';

/** Where a server finds the services of a sandbox; signing in with Google is off. */
export const servicesOf = ({ aiBaseUrl, smtpUrl, payments }: Sandbox): Record<string, string> => ({
  AI_BASE_URL: aiBaseUrl,
  AI_API_KEY: 'sandbox',
  AI_MODEL: 'genie-offline',
  SMTP_URL: smtpUrl,
  PAYMENT_BASE_URL: payments.baseUrl,
  OIDC_ISSUER: 'off',
});
