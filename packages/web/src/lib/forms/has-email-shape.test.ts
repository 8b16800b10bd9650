import { expect, test } from 'vitest';
import { hasEmailShape } from './has-email-shape.ts';

test.each(['a@b.c', 'sara.haddad+genie@mail.example.ae', 'a@b..c', "o'neil@b.c"])(
  '%s looks like an address',
  (text) => expect(hasEmailShape(text)).toBe(true),
);

test.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b@c.d', 'a b@c.d', 'a@b .c'])('"%s" does not', (text) =>
  expect(hasEmailShape(text)).toBe(false),
);
