import { expect, test } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { readConfig } from '../../../config/config.ts';
import { real, secrets } from '../../../config/testing/problems-of.ts';
import { configurationCheck } from './configuration.ts';

const findings = async (env: Readonly<Record<string, string>>) =>
  [
    await configurationCheck.look({
      config: readConfig(env),
      clock: systemClock,
      indexFolder: '/nowhere',
      context: async () => ({ waitsFor: 'nothing' }),
    }),
  ].flat();

/** Nothing is as it came. */
const well = {
  ...real,
  TRUST_PROXY: '127.0.0.1',
  MAIL_FROM: 'Genie <no-reply@genie.example>',
  SUPPORT_EMAIL: 'support@genie.example',
  OPERATOR_NAME: 'Acme Cards LLC',
  OPERATOR_ADDRESS: 'Sharjah',
  TAX_NUMBER: '100123456700003',
  METRICS_TOKEN: 'm'.repeat(16),
};

test('a configuration without a doubt is told as what it is', async () => {
  expect(await findings(well)).toEqual([{ state: 'ok', says: 'production' }]);
  expect(await findings(secrets)).toEqual([
    { state: 'ok', says: 'not production; the sandbox stands in for ai, mail, identity, payments' },
  ]);
});

test.each([
  [
    { AI_BASE_URL: 'http://localhost:3001/ai/v1', ALLOW_SANDBOX: 'ai' },
    'production with the sandbox for ai',
    'Set the real addresses and empty ALLOW_SANDBOX before anybody pays.',
  ],
  [
    { AI_BASE_URL: 'http://models.example/v1', ALLOW_SANDBOX: 'ai-over-http' },
    'questions go to http://models.example/v1 in the clear',
    'Set an https address in AI_BASE_URL, unless a VPN encrypts the way there.',
  ],
  [
    { TRUST_PROXY: 'off' },
    'TRUST_PROXY is off although PUBLIC_URL is https: all visitors count as one address',
    'Set TRUST_PROXY to the address of the proxy that ends TLS.',
  ],
  [
    { MAIL_FROM: '' },
    'mail is sent from "Genie" <no-reply@genie.local>',
    'Set MAIL_FROM to an address of your own domain.',
  ],
  [{ SUPPORT_EMAIL: '' }, 'people are told to write to support@genie.local', 'Set SUPPORT_EMAIL.'],
  [
    { PAYMENT_BASE_URL: 'https://api-gateway.sandbox.ksa.ngenius-payments.com' },
    "payments go to the gateway's test system, https://api-gateway.sandbox.ksa.ngenius-payments.com: nobody is charged",
    'Set PAYMENT_BASE_URL, PAYMENT_API_KEY, PAYMENT_REALM and PAYMENT_OUTLET_ID of the live one.',
  ],
  [
    { OPERATOR_ADDRESS: '' },
    'terms, policies and receipts name Acme Cards LLC, Dubai, United Arab Emirates',
    'Set OPERATOR_NAME and OPERATOR_ADDRESS to who runs this.',
  ],
  [{ TAX_NUMBER: '' }, 'receipts show no tax registration number', 'Set TAX_NUMBER, where you have one.'],
  [
    { METRICS_TOKEN: '' },
    'whoever reaches /metrics can read it',
    'Set METRICS_TOKEN, and close the path at the proxy that ends TLS.',
  ],
  [
    { CAPTCHA: 'off' },
    'CAPTCHA is off on a public address',
    'Set CAPTCHA=auto: guessing passwords gets dearer.',
  ],
])('%j is doubted', async (change, says, todo) => {
  expect(await findings({ ...well, ...change })).toEqual([{ state: 'warning', says, todo }]);
});
