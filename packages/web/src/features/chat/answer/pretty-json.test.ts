import { expect, test } from 'vitest';
import { prettyJson } from './pretty-json.ts';

test('an object on one line is set out over lines', () => {
  expect(prettyJson('{"mti":"0110","de":{"39":"05"},"tags":[1,2]}')).toBe(
    '{\n  "mti": "0110",\n  "de": {\n    "39": "05"\n  },\n  "tags": [\n    1,\n    2\n  ]\n}',
  );
});

test('it prints what the platform prints, where that loses nothing', () => {
  const values = [
    {},
    [],
    [[]],
    { a: {} },
    { text: 'a, "b": [c] {d} \\ \n é 🂡', n: null, t: true, f: -1.5e-7 },
    [{ a: 1 }, { b: [] }],
  ];
  for (const value of values) expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
});

test('long numbers, trailing zeros and repeated keys are kept', () => {
  expect(prettyJson('{"pan":9999999999999999999,"amount":1.00,"amount":2.50}')).toBe(
    '{\n  "pan": 9999999999999999999,\n  "amount": 1.00,\n  "amount": 2.50\n}',
  );
});

test('text that was set out already is set out anew', () => {
  expect(prettyJson('\n{\n      "a" :\t1 }\n')).toBe('{\n  "a": 1\n}');
});

test('what is not a JSON object or array stays as it is', () => {
  for (const text of ['0100 7234054128C28805', '{"half":', '12', '"text"', 'null', '', '{a: 1}']) {
    expect(prettyJson(text)).toBe(text);
  }
});
