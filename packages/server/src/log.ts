import { maskSensitiveCardData } from '@genie/payment-formats';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';

const hiddenSecret = '[secret]';
/** A shorter value would be found in words that have nothing to do with it. */
const leastSecretCharacters = 10;
/** Read by hand, as the driver of PostgreSQL takes addresses without a host, which `URL` does not. */
const passwordBeforeHost = /^[a-z]+:\/\/[^/?#:]*:([^/?#]*)@/i;
const passwordAmongParameters = /[?&]password=([^&#]*)/;
const stringLiteral = /"(?:[^"\\]|\\.)*"/g;
/** Ids of our own: on every line, and nothing that the digits in them spell means anything. */
const uuid = /^"[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}"$/;

/**
 * The log: one JSON object a line. Whatever is logged, an error of a library among it, no line holds a card number, a
 * verification value or a PIN (PCI DSS 4.0, 3.3 and 3.5), and none a secret of the configuration.
 */
export const createLog = (
  config: Pick<
    Config,
    'ai' | 'databaseUrl' | 'identity' | 'logLevel' | 'mail' | 'metricsToken' | 'payments' | 'secrets'
  >,
  destination?: DestinationStream,
): Logger => {
  const secrets = secretsOf(config).map((secret) => JSON.stringify(secret).slice(1, -1));
  const clean = (line: string): string => {
    let cleaned = line;
    for (const secret of secrets) cleaned = cleaned.replaceAll(secret, hiddenSecret);
    // Within strings only: what stands between them, such as the time, has to stay JSON.
    return cleaned.replace(stringLiteral, (text) =>
      uuid.test(text) ? text : maskSensitiveCardData(text).text,
    );
  };
  const options = { level: config.logLevel, hooks: { streamWrite: clean } };
  return destination ? pino(options, destination) : pino(options);
};

const secretsOf = ({
  ai,
  databaseUrl,
  identity,
  mail,
  metricsToken,
  payments,
  secrets,
}: Parameters<typeof createLog>[0]): string[] => {
  const all = [
    secrets.jwt,
    secrets.jwtPrevious,
    secrets.encryption,
    ai.apiKey,
    identity?.clientSecret,
    payments.apiKey,
    payments.webhook.secret,
    metricsToken,
    ...passwordsOf(mail.smtpUrl),
    ...passwordsOf(databaseUrl),
  ];
  const long = all.filter((secret) => secret !== undefined && secret.length >= leastSecretCharacters);
  // Of one that is part of another nothing may be left.
  return ([...new Set(long)] as string[]).sort((one, other) => other.length - one.length);
};

/**
 * The passwords of an address as the clients of mail and database read them, where a `%` that encodes nothing stands for
 * itself, and as they are written there, which is how an error quotes the address.
 */
const passwordsOf = (address: string): string[] =>
  [
    passwordBeforeHost.exec(address)?.[1],
    passwordAmongParameters.exec(address)?.[1],
    // As a client writes it that has read it.
    URL.parse(address)?.password,
  ].flatMap((written) => {
    if (!written) return [];
    try {
      return [decodeURIComponent(written), written];
    } catch {
      return [written];
    }
  });
