import { type Endpoint, endpoints } from '@genie/contract';
import fc from 'fast-check';

/** One request, right in some parts and hostile in others. */
export type HostileRequest = {
  readonly endpoint: Endpoint;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** What is true at the moment: requests that use it get past the first checks. */
export type TrueValues = {
  readonly emails: readonly string[];
  readonly passwords: readonly string[];
  readonly tokens: readonly string[];
  readonly userIds: readonly string[];
  readonly codes: readonly string[];
  readonly resetTokens: readonly string[];
  readonly cookies: readonly string[];
};

const hostileTexts = [
  '',
  ' ',
  '0',
  'null',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00%0a%0d',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  '\u202e\ufeff\u0085',
  'a@b@c',
  `${'a'.repeat(300)}@example.com`,
  'x'.repeat(5_000),
  '😀'.repeat(200),
  '9'.repeat(400),
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png;base64,iVBORw0KGgo=',
  '__proto__',
];

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom(null, true, -1, 1e308, 0.1, 9_007_199_254_740_992, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong });

const rarely = <T>(usual: T, others: readonly NonNullable<T>[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 19, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom<T>(...others) },
  );

const fieldsOf = (real: TrueValues): Record<string, fc.Arbitrary<unknown>> => {
  const email = fc.constantFrom(...real.emails, 'nobody@example.com');
  const password = fc.constantFrom(...real.passwords, 'Better2!', 'short', 'nouppercase1!');
  const id = fc.constantFrom(...real.userIds, 'nobody');
  const code = fc.constantFrom(...real.codes, '000000', 123456);
  return {
    email,
    password,
    confirm_password: password,
    old_password: password,
    full_name: fc.constant('Amina Rahman'),
    phone: fc.constantFrom('0501234567', 501234567),
    otp: code,
    code,
    user_id: id,
    session_id: id,
    refresh_token: fc.constantFrom(...real.tokens),
    link_token: fc.constantFrom(...real.resetTokens, 'x'),
    captcha: fc.constantFrom(Buffer.from('{"challenge":{},"solution":{}}').toString('base64'), 'x'),
    photo: fc.constantFrom('', null, 'data:image/jpeg;base64,/9j/4AAQ'),
    photo_name: fc.constant('me.jpg'),
    role_id: fc.constant(0),
  };
};

const bodyOf = (real: TrueValues): fc.Arbitrary<string | undefined> => {
  const record = (values: Record<string, fc.Arbitrary<unknown>>) => fc.record(values, { requiredKeys: [] });
  const right = fc.record(fieldsOf(real)).map((body) => ({ ...body, confirm_password: body.password }));
  const spoilt = fc
    .tuple(right, record(Object.fromEntries(Object.keys(fieldsOf(real)).map((name) => [name, hostileValue]))))
    .chain(([body, wrong]) =>
      fc
        .subarray(Object.keys(wrong), { maxLength: 2 })
        .map((names) => ({ ...body, ...Object.fromEntries(names.map((name) => [name, wrong[name]])) })),
    );
  const json = fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 6, arbitrary: spoilt },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.dictionary(hostileText, hostileValue, { maxKeys: 4 }) },
  );
  return fc.oneof(
    { weight: 12, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', '{"email":', '{"__proto__":{}}', '[[[[', '﻿{}') },
  );
};

const headersOf = (real: TrueValues): fc.Arbitrary<Record<string, string>> => {
  const visible = fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((n) => n !== 0x7f)
      .map((n) => String.fromCharCode(n)),
    maxLength: 80,
  });
  const token = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...real.tokens).map((text) => `Bearer ${text}`) },
    { weight: 1, arbitrary: visible },
    { weight: 1, arbitrary: visible.map((text) => `Bearer ${text}`) },
  );
  return fc.record(
    {
      token,
      authorization: token,
      cookie: mostly(fc.constantFrom(...real.cookies), visible),
      'content-type': mostly(
        fc.constant('application/json'),
        fc.constantFrom(
          'text/plain',
          'application/xml',
          'multipart/form-data',
          'application/json; charset=utf-16',
          'x',
        ),
      ),
      'user-agent': visible,
      'x-forwarded-for': fc.constantFrom('10.1.2.3', 'nonsense', '::1, 10.0.0.1', '::ffff:1.2.3.4'),
      accept: fc.constantFrom('application/json', 'text/html', '*/*', 'text/event-stream'),
      origin: fc.constant('https://elsewhere.example'),
    },
    { requiredKeys: ['token', 'content-type'] },
  );
};

const queryOf = (real: TrueValues): fc.Arbitrary<string> => {
  const value = mostly(fc.constantFrom(...real.resetTokens, 'x'), hostileText).map(encoded);
  return fc.oneof(
    { weight: 4, arbitrary: value.map((token) => `?token=${token}&state=${token}&code=${token}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '?',
        '?token',
        '?token=a&token=b',
        '?token[x]=1',
        '?token=%E0%A4%A',
        '?__proto__=1',
      ),
    },
  );
};

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Requests over some endpoints; `real` is what makes some of them succeed. */
export const hostileRequest = (
  targets: readonly Endpoint[],
  real: TrueValues,
): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      endpoint: fc.constantFrom(...targets),
      otherMethod: rarely<string | undefined>(undefined, [
        'GET',
        'POST',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'HEAD',
      ]),
      path: rarely<string>('', ['/', '//', '/..', '%2e']),
      query: queryOf(real),
      headers: headersOf(real),
      body: bodyOf(real),
    })
    .map(({ endpoint, otherMethod, path, query, headers, body }) => {
      const method = otherMethod ?? endpoint.method;
      const sendsBody = method !== 'GET' && method !== 'HEAD';
      return {
        endpoint,
        method,
        path: `${endpoint.path}${path}${query}`,
        headers,
        body: sendsBody ? body : undefined,
      };
    });

/** Everything about accounts, sessions and profiles. */
export const accountTargets: readonly Endpoint[] = Object.values(endpoints).filter(({ feature }) =>
  ['Accounts', 'Profile'].includes(feature),
);
