import { isInside } from '../../../config/addresses.ts';
import { envSchema } from '../../../config/env.ts';
import { type Check, ok, type Verdict, warning } from '../finding.ts';

const unsetDomain = 'genie.local';
/** Hosts of N-Genius that take no money: api-gateway.sandbox.ngenius-payments.com, and the like of other countries. */
const testGateway = /^https:\/\/api-gateway\.sandbox\./;

const defaults = envSchema.parse({});

/** Values that are accepted and still unlikely to be meant. What is wrong altogether never gets here. */
export const configurationCheck: Check = {
  name: 'configuration',
  look: async ({ config }) => {
    const { ai, brand, captcha, http, mail, metricsToken, payments, production, sandboxed } = config;
    const isPublic = http.publicUrl.startsWith('https://');
    const stand = sandboxed.length > 0 ? `; the sandbox stands in for ${sandboxed.join(', ')}` : '';
    const doubts: (Verdict | false)[] = [
      production &&
        sandboxed.length > 0 &&
        warning(
          `production with the sandbox for ${sandboxed.join(', ')}`,
          'Set the real addresses and empty ALLOW_SANDBOX before anybody pays.',
        ),
      production &&
        ai.baseUrl.startsWith('http://') &&
        !isInside(ai.baseUrl) &&
        warning(
          `questions go to ${ai.baseUrl} in the clear`,
          'Set an https address in AI_BASE_URL, unless a VPN encrypts the way there.',
        ),
      isPublic &&
        http.trustedProxies.length === 0 &&
        warning(
          'TRUST_PROXY is off although PUBLIC_URL is https: all visitors count as one address',
          'Set TRUST_PROXY to the address of the proxy that ends TLS.',
        ),
      !sandboxed.includes('mail') &&
        mail.from.includes(unsetDomain) &&
        warning(`mail is sent from ${mail.from}`, 'Set MAIL_FROM to an address of your own domain.'),
      isPublic &&
        brand.supportEmail.endsWith(unsetDomain) &&
        warning(`people are told to write to ${brand.supportEmail}`, 'Set SUPPORT_EMAIL.'),
      production &&
        testGateway.test(payments.baseUrl) &&
        warning(
          `payments go to the gateway's test system, ${payments.baseUrl}: nobody is charged`,
          'Set PAYMENT_BASE_URL, PAYMENT_API_KEY, PAYMENT_REALM and PAYMENT_OUTLET_ID of the live one.',
        ),
      production &&
        (brand.operator === defaults.OPERATOR_NAME || brand.operatorAddress === defaults.OPERATOR_ADDRESS) &&
        warning(
          `terms, policies and receipts name ${brand.operator}, ${brand.operatorAddress}`,
          'Set OPERATOR_NAME and OPERATOR_ADDRESS to who runs this.',
        ),
      production &&
        brand.taxNumber === '' &&
        warning('receipts show no tax registration number', 'Set TAX_NUMBER, where you have one.'),
      production &&
        metricsToken === undefined &&
        warning(
          'whoever reaches /metrics can read it',
          'Set METRICS_TOKEN, and close the path at the proxy that ends TLS.',
        ),
      isPublic &&
        !captcha &&
        warning('CAPTCHA is off on a public address', 'Set CAPTCHA=auto: guessing passwords gets dearer.'),
    ];
    const found = doubts.filter((doubt) => doubt !== false);
    return found.length > 0 ? found : ok(`${production ? 'production' : 'not production'}${stand}`);
  },
};
