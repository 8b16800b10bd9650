import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../testing/prompt.ts';

test('the first bytes of a message are read as its length and its type, in each form that fits', () => {
  const framing: TestPassage = {
    title: 'Sessions and framing',
    section: 'Why a length header is needed',
    body: 'The receiver reads the length first.\n\n| Form of length | Example |\n|---|---|\n| 2 bytes, binary, high byte first | `00 37` |',
  };
  const spelled = ask([framing], 'Our dump begins with 00 C8 30 31 30 30, which bytes are these?');
  expect(spelled).toContain('| `00 C8` | Length prefix | 200 bytes, as binary with the high byte first |');
  expect(spelled).toContain('| `30 31 30 30` | Message type (MTI) | `0100` in ASCII');
  const packed = ask([framing], 'The trace starts 01 28 02 00 F2 3C, what is the length?');
  expect(packed).toContain('296 bytes, as binary with the high byte first, or 128 bytes, as BCD');
  expect(packed).toContain('`0200` in packed digits');
  expect(ask([framing], 'The trace starts FF FF FF FF FF FF, what is the length?')).not.toContain(
    'Message type (MTI)',
  );
});

test('a TPDU is no length, alone or before a message type', () => {
  const framing: TestPassage = {
    title: 'Sessions and framing',
    section: 'The TPDU of terminals',
    body: 'A TPDU of 5 bytes stands before the message type: identifier 60, destination and originator.\n\nA length prefix of 2 bytes, binary, may come first.',
  };
  const tpdu =
    '| `60 00 03 00 00` | TPDU | identifier 60, destination address 0003, originator address 0000 |';
  const alone = ask([framing], 'I see 60 00 03 00 00 in front of the MTI, what is it?');
  expect(alone).toContain(tpdu);
  expect(alone).not.toMatch(/Length prefix \||Message type \(MTI\) \|/);
  const whole = ask([framing], 'Which bytes are these in the trace: 60 00 03 00 00 02 00?');
  expect(whole).toContain(tpdu);
  expect(whole).toContain('| `02 00` | Message type (MTI) | `0200` in packed digits');
});

test('behind a TPDU and a message type the bitmap is read, without a word that says what the bytes are', () => {
  const frame: TestPassage = {
    title: 'Terminal protocols',
    section: 'The TPDU of terminals',
    body: 'A TPDU of 5 bytes stands before the message type, and the bitmap behind it.',
  };
  const answer = ask([frame], 'RX 60 00 03 00 00 08 00 20 20 01 00 00 80 00 00: what is in there?');
  expect(answer).toContain('| `08 00` | Message type (MTI) | `0800`');
  expect(answer).toContain('| `20 20 01 00 00 80 00 00` | Primary bitmap | announces DE 3, 11, 24 and 41 |');
});
