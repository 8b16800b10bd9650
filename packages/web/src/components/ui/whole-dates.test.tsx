import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeDates } from './whole-dates.tsx';

test('each date of a text is one piece, and the text stays what it was', () => {
  render(
    <p>
      <WholeDates>From 01-11-2026 until 21-12-2026, 14:05.</WholeDates>
    </p>,
  );
  expect(screen.getByText('01-11-2026').localName).toBe('span');
  expect(screen.getByText('21-12-2026').parentElement).toHaveTextContent(
    'From 01-11-2026 until 21-12-2026, 14:05.',
  );
});
