import { expect, test } from 'vitest';
import { NumberSlots } from './number-slots.ts';

test('each number has a slot of its own, however many there are, and any other has none', () => {
  for (const count of [0, 1, 40, 3_000]) {
    const numbers = Array.from({ length: count }, (_, place) => 1 + place * 977 + (place % 2) * 0x80000000);
    const slots = new NumberSlots([...numbers, ...numbers]);
    expect(slots.count).toBe(count);
    expect(new Set(numbers.map((number) => slots.of(number))).size).toBe(count);
    expect(numbers.every((number) => slots.of(number) >= 1 && slots.of(number) <= count)).toBe(true);
    expect(
      [0, 2, 978 * 2, 0x80000001].filter((other) => !numbers.includes(other)).map((other) => slots.of(other)),
    ).toEqual([0, 2, 978 * 2, 0x80000001].filter((other) => !numbers.includes(other)).map(() => 0));
  }
});

test('what is added one by one has the slots in that order, and keeps them as the table grows', () => {
  const slots = new NumberSlots([5]);
  const numbers = Array.from({ length: 2_000 }, (_, place) => 7 + place * 0x1fffff);
  for (const [place, number] of numbers.entries()) expect(slots.add(number)).toBe(place + 2);
  for (const [place, number] of numbers.entries()) expect(slots.add(number)).toBe(place + 2);
  expect(slots.of(5)).toBe(1);
  expect(slots.of(6)).toBe(0);
});
