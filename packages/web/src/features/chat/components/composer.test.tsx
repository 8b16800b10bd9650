import { chatTexts } from '@genie/contract/client';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/stub-browser.ts';
import { Composer } from './composer.tsx';

beforeEach(() => {
  stubBrowser();
});

const show = (change: Partial<Parameters<typeof Composer>[0]> = {}) => {
  const onSend = vi.fn();
  const onStop = vi.fn();
  const field = createRef<HTMLTextAreaElement>();
  const view = (more: typeof change) => (
    <Composer
      field={field}
      running={false}
      stopping={false}
      closed={false}
      limits={undefined}
      onSend={onSend}
      onStop={onStop}
      {...more}
    />
  );
  const { rerender } = render(view(change));
  return { onSend, onStop, update: (more: typeof change) => rerender(view(more)), user: userEvent.setup() };
};

const box = () => screen.getByPlaceholderText('Ask Anything...');

test('Enter sends and empties the box', async () => {
  const { onSend, user } = show();
  await user.type(box(), 'What is DE 39?{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('What is DE 39?');
  expect(box()).toHaveValue('');
});

test('Shift and Enter begin a line', async () => {
  const { onSend, user } = show();
  await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');
  expect(box()).toHaveValue('one\ntwo');
  expect(onSend).not.toHaveBeenCalled();
});

test('Enter that ends the composing of a character does not send', () => {
  const { onSend } = show();
  fireEvent.change(box(), { target: { value: 'にほん' } });
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

test.each(['  {Shift>}{Enter}{/Shift} {Enter}', '\u200b \u3164{Enter}'])(
  'an empty question is ignored (%j)',
  async (typed) => {
    const { onSend, user } = show();
    await user.type(box(), typed);
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
);

test('the button sends', async () => {
  const { onSend, user } = show();
  await user.type(box(), 'What is DE 39?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('What is DE 39?');
});

test('near its limit the length is counted, and beyond it nothing is sent', () => {
  const { onSend } = show();
  fireEvent.change(box(), { target: { value: 'a'.repeat(3_900) } });
  expect(screen.getByText('3,900 / 4,000')).toBeVisible();
  fireEvent.change(box(), { target: { value: 'a'.repeat(4_001) } });
  expect(screen.getByText(/A question can have at most 4,000 characters\./)).toBeVisible();
  expect(box()).toHaveAttribute('aria-invalid', 'true');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.change(box(), { target: { value: 'short' } });
  expect(screen.queryByText(/4,000/)).not.toBeInTheDocument();
});

test('while an answer is on its way the box is disabled and Stop takes the place of Send', async () => {
  const { onStop, user } = show({ running: true });
  expect(box()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
});

test('a second Stop is not sent', async () => {
  const { onStop, user } = show({ running: true, stopping: true });
  await user.click(screen.getByRole('button', { name: 'Stopping' }));
  expect(onStop).not.toHaveBeenCalled();
});

test('the focus comes back to the box after the answer', async () => {
  const { update, user } = show();
  await user.type(box(), 'What is DE 39?{Enter}');
  update({ running: true });
  update({ running: false });
  expect(box()).toHaveFocus();
});

test('the focus stays where the reader took it meanwhile', async () => {
  const { update, user } = show();
  await user.type(box(), 'What is DE 39?{Enter}');
  update({ running: true });
  screen.getByRole('button', { name: 'Stop' }).focus();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  update({ running: false });
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

test('a box that is closed takes no question', () => {
  show({ closed: true });
  expect(box()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.queryByText(chatTexts.queryTooLong)).not.toBeInTheDocument();
});
