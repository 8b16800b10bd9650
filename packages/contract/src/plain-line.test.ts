import { expect, test } from 'vitest';
import { fullNameSchema } from './accounts/schemas.ts';
import { renameChatRequestSchema } from './chat/chat-schemas.ts';
import { asPlainLine, isPlainLine } from './plain-line.ts';

test.each([
  ['a line break', 'Amina\nRahman'],
  ['a paragraph separator', 'Amina\u2029Rahman'],
  ['an override of the direction', 'Amina \u202enimda'],
  ['an isolate', '\u2067Amina\u2069'],
  ['an escape', 'Amina\u001b[2J'],
])('a name with %s is refused, and a line is made of it with a space', (_, name) => {
  expect(isPlainLine(name)).toBe(false);
  expect(fullNameSchema.safeParse(name).error?.issues[0]?.message).toBe(
    'Please enter a name of at most 100 characters.',
  );
  expect(isPlainLine(asPlainLine(name))).toBe(true);
});

test.each(['', ' ', '\u200b', '\u00ad\u2060', '\u3164', '\u2800 \ufeff'])('%j is no name', (name) => {
  expect(fullNameSchema.safeParse(name).error?.issues[0]?.message).toBe(
    'Please enter a name of at most 100 characters.',
  );
  const chat = renameChatRequestSchema.safeParse({ chat_id: 'x', name });
  expect(chat.error?.issues[0]?.message).toBe('Please enter a name.');
});

test.each(['أمينة رحمن', 'נועה', 'Amina‑José O’Neil', 'क्\u200dष'])('the name %s is one', (name) => {
  expect(fullNameSchema.parse(name)).toBe(name);
});
