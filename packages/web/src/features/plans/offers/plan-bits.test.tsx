import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanBits } from './plan-bits.tsx';

test.each([
  [20, 1, '20 a day'],
  [100, 2, '100 a day'],
  [5_000, 2, '5000 a day'],
  [null, 1, 'no daily limit'],
])('of %s questions a day there are %i bitmaps', (questionsPerDay, bitmaps, words) => {
  const { container } = render(<PlanBits questionsPerDay={questionsPerDay} />);
  expect(container.querySelectorAll('svg')).toHaveLength(bitmaps);
  expect(screen.getByText(words)).toBeInTheDocument();
});
