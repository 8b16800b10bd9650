import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from './menu.tsx';

test('a menu opens by keyboard, runs the chosen item and writes no style element', async () => {
  const signOut = vi.fn();
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuHeader>Aisha Rahman</MenuHeader>
      <MenuSeparator />
      <MenuItem onSelect={() => undefined}>Go to Chat</MenuItem>
      <MenuItem onSelect={signOut}>Sign out</MenuItem>
    </Menu>,
  );
  const before = document.querySelectorAll('style').length;
  screen.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Go to Chat' })).toHaveFocus();
  expect(document.querySelectorAll('style')).toHaveLength(before);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});
