import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { createLog } from './log.ts';

const variables = {
  JWT_SECRET: 'the-secret-that-signs-the-tokens-1',
  JWT_SECRET_PREVIOUS: 'the-secret-that-signed-the-tokens-0',
  ENCRYPTION_KEY: 'the-"key"-that-seals-with-a-\\-in-it',
  AI_API_KEY: 'sk-the-key-of-the-provider',
  SMTP_URL: 'smtps://user:p%40ss-of-the-mail@mail.example',
  DATABASE_URL: 'postgresql://genie:pass-of-the-database@db/genie',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret-of-the-identity',
  PAYMENT_API_KEY: 'key-of-the-gateway',
  PAYMENT_WEBHOOK_SECRET: 'secret-of-the-webhook',
  METRICS_TOKEN: 'token-of-the-scraper',
};

const logged = (write: (log: ReturnType<typeof createLog>) => void, more: Record<string, string> = {}) => {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  write(createLog(readConfig({ ...variables, ...more }), destination));
  return lines.map((line) => JSON.parse(line));
};

test('no card number, verification value or PIN is logged, wherever it stands', () => {
  const [text, object, error, child] = logged((log) => {
    log.info('4111 1111 1111 1111 was declined, cvv 123');
    log.info({ query: 'PIN: 1234', list: [{ deep: '5555555555554444' }] }, 'x');
    log.error({
      err: new Error('no\n"4111111111111111"', { cause: new Error('track ;4111111111111111=2812') }),
    });
    log.child({ reqId: '378282246310005' }).warn('y');
  });
  expect(text.msg).toBe('411111******1111 was declined, cvv [removed]');
  expect(object).toMatchObject({ query: 'PIN: [removed]', list: [{ deep: '555555******4444' }], msg: 'x' });
  expect(error.err.message).toContain('no\n"411111******1111"');
  expect(JSON.stringify(error)).not.toContain('4111111111111111');
  expect(child.reqId).toBe('378282*****0005');
});

test('no secret of the configuration is logged, not even by an error that quotes it', () => {
  const secrets = [...Object.values(variables).slice(0, 4), ...Object.values(variables).slice(7)];
  const quoted = [...secrets, 'p@ss-of-the-mail', 'pass-of-the-database'];
  const lines = logged((log) => {
    for (const secret of quoted) {
      log.error({ err: new Error(`refused: ${secret}`), [secret]: { secret } }, `it was ${secret}`);
    }
  });
  expect(lines).toHaveLength(quoted.length);
  for (const [index, line] of lines.entries()) {
    expect(line.msg).toBe('it was [secret]');
    expect(JSON.stringify(line)).not.toContain(JSON.stringify(quoted[index]).slice(1, -1));
  }
});

test.each([
  ['SMTP_URL', 'smtp://user:100%-of-the-mail@mail.example', '100%-of-the-mail'],
  ['DATABASE_URL', 'postgresql://genie:%-of-the-database@db/genie', '%-of-the-database'],
])(
  'a password in %s with a percent sign that encodes nothing is hidden as it stands',
  (name, address, password) => {
    const [line] = logged((log) => log.error(`refused: ${password}`), { [name]: address });
    expect(line.msg).toBe('refused: [secret]');
  },
);

test.each([
  'postgresql://genie:pass-of-%74he-socket@/genie?host=/run/postgresql',
  'postgresql://db/genie?user=genie&password=pass-of-%74he-socket',
  'postgresql://genie@bank:pass-of-%74he-socket@db/genie',
])('the password of a database is hidden where %s has it', (address) => {
  const [read, written] = logged(
    (log) => {
      log.error('refused: pass-of-the-socket');
      log.error(`no such server: ${address}`);
    },
    { DATABASE_URL: address },
  );
  expect(read.msg).toBe('refused: [secret]');
  expect(written.msg).not.toContain('socket');
});

test('a password with an @ is hidden as it is written, read and written anew', () => {
  const [line] = logged((log) => log.error('p@ss-of-the-database, p%40ss-of-the-database'), {
    DATABASE_URL: 'postgresql://genie:p@ss-of-the-database@db/genie',
  });
  expect(line.msg).toBe('[secret], [secret]');
});

test('of a secret that begins with another one nothing is left', () => {
  const [line] = logged((log) => log.error('it was key-of-the-provider-two'), {
    AI_API_KEY: 'key-of-the-provider',
    METRICS_TOKEN: 'key-of-the-provider-two',
  });
  expect(line.msg).toBe('it was [secret]');
});

test('a password in an address is hidden as it is written there, too', () => {
  const [line] = logged((log) => log.error(`no such server: ${variables.SMTP_URL}`));
  expect(line.msg).toBe('no such server: smtps://user:[secret]@mail.example');
});

test('times, ids and numbers stay as they are', () => {
  const facts = {
    at: 4111111111111111,
    id: '550e8400-e29b-41d4-a716-446655440000',
    ms: 12.5,
    ok: true,
    none: null,
  };
  const [line] = logged((log) => log.info(facts, 'served'));
  expect(line).toMatchObject({ ...facts, level: 30, msg: 'served' });
  expect(line.time).toBeGreaterThan(1_700_000_000_000);
});
