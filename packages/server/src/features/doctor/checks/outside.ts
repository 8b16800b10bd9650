import { pages } from '@genie/contract';
import { createIdentityClient } from '../../../adapters/identity/identity-client.ts';
import { createMailSender } from '../../../adapters/mail/mail-sender.ts';
import { createGatewayClient } from '../../../adapters/payments/gateway-client.ts';
import { reasonOf } from '../../../reason-of.ts';
import { type Check, failed, ok, remedyFor, skipped } from '../finding.ts';

const hostOf = (url: string): string => new URL(url).host;

/** Whether the SMTP server lets us in. No mail is sent. */
export const mailCheck: Check = {
  name: 'mail',
  async look(installation) {
    const { mail } = installation.config;
    const sender = createMailSender(mail);
    try {
      await sender.ping();
      return ok(`${hostOf(mail.smtpUrl)} takes mail from us`);
    } catch (error) {
      return failed(
        `${hostOf(mail.smtpUrl)}: ${reasonOf(error)}`,
        remedyFor(
          installation,
          'mail',
          error,
          'Check host, port, user and password in SMTP_URL; smtps:// is for port 465.',
        ),
      );
    } finally {
      sender.close();
    }
  },
};

/** Whether the OpenID provider can be discovered; its secret is only shown with the code of somebody who signs in. */
export const identityCheck: Check = {
  name: 'identity',
  async look(installation) {
    const { http, identity } = installation.config;
    if (!identity) return skipped('switched off');
    try {
      const redirectUri = `${http.publicUrl}${pages.oauthCallback}`;
      const { timeoutSeconds } = identity;
      await createIdentityClient(identity, { redirectUri, timeoutSeconds }).begin();
      return ok(
        `${identity.issuer} was discovered; ${redirectUri} has to be registered there, and the client's secret is first tried by a sign-in`,
      );
    } catch (error) {
      return failed(
        `${identity.issuer}: ${reasonOf(error)}`,
        remedyFor(
          installation,
          'identity',
          error,
          'Check OIDC_ISSUER letter by letter, or set OIDC_ISSUER=off.',
        ),
      );
    }
  },
};

/** Whether the gateway gives us a token for the outlet. */
export const gatewayCheck: Check = {
  name: 'payments',
  async look(installation) {
    const { payments } = installation.config;
    try {
      await createGatewayClient(payments).ping();
      return ok(
        `${hostOf(payments.baseUrl)} gave a token for realm ${payments.realm}, which opens outlet ${payments.outletId}`,
      );
    } catch (error) {
      return failed(
        `${hostOf(payments.baseUrl)}: ${reasonOf(error)}`,
        remedyFor(
          installation,
          'payments',
          error,
          'Check PAYMENT_BASE_URL, PAYMENT_API_KEY (as the portal shows it), PAYMENT_REALM and PAYMENT_OUTLET_ID.',
        ),
      );
    }
  },
};
