import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

const Broken = () => {
  throw new Error('The page is broken.');
};

test('a page that cannot be drawn leaves words and a way on', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go home' })).toBeVisible();
  expect(complaints).toHaveBeenCalled();
  complaints.mockClear();
});
