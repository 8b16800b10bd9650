import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

test('a sheet is a modal dialog with a title and a way to close it', async () => {
  const onOpenChange = vi.fn();
  render(
    <Sheet open onOpenChange={onOpenChange} title="Sources">
      <p>Authorisation response codes in practice</p>
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Sources' })).toHaveTextContent('Authorisation response codes');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
