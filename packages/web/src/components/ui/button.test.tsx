import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

test('a busy button says so, keeps its place and ignores clicks', async () => {
  const onClick = vi.fn();
  render(
    <Button busy busyLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Sending')).toBeInTheDocument();
});

test('a link that looks like a button leads to its page without loading the document', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<ButtonLink to="/register">Sign Up</ButtonLink>} />
        <Route path="/register" element={<p>Registration</p>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(screen.getByText('Registration')).toBeVisible();
});
