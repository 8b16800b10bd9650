import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete chat</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this chat?"
        description="Its answers go with it."
        actions={<Button look="danger">Delete</Button>}
      />
    </>
  );
};

test('a dialog takes the focus, holds the page still, closes on Escape and gives the focus back', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Delete chat' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Delete this chat?' });
  expect(dialog).toHaveAccessibleDescription('Its answers go with it.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(document.documentElement.style.overflow).toBe('');
});

test('no part of a dialog writes a style element, which the content policy would refuse', async () => {
  render(<Opener />);
  const before = document.querySelectorAll('style').length;
  await userEvent.click(screen.getByRole('button', { name: 'Delete chat' }));
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
