import { type Check, ok, type Verdict, warning } from '../finding.ts';

const unsetDomain = 'genie.local';

/** Values that are accepted and still unlikely to be meant. What is wrong altogether never gets here. */
export const configurationCheck: Check = {
  name: 'configuration',
  look: async ({ config }) => {
    const { brand, captcha, http, mail, production, sandboxed } = config;
    const isPublic = http.publicUrl.startsWith('https://');
    const stand = sandboxed.length > 0 ? `; the sandbox stands in for ${sandboxed.join(', ')}` : '';
    const doubts: (Verdict | false)[] = [
      production &&
        sandboxed.length > 0 &&
        warning(
          `production with the sandbox for ${sandboxed.join(', ')}`,
          'Set the real addresses and empty ALLOW_SANDBOX before anybody pays.',
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
      isPublic &&
        !captcha &&
        warning('CAPTCHA is off on a public address', 'Set CAPTCHA=auto: guessing passwords gets dearer.'),
    ];
    const found = doubts.filter((doubt) => doubt !== false);
    return found.length > 0 ? found : ok(`${production ? 'production' : 'not production'}${stand}`);
  },
};
