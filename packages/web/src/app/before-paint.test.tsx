import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStartTarget } from '../lib/storage/start-target.ts';

const script = readFileSync(join(import.meta.dirname, '../../public/before-paint.js'), 'utf8');

/** The markup that `Page` has before it is alive. */
const built =
  '<form><input aria-label="Email" name="email" value=""/><input type="checkbox" aria-label="Remember" checked=""/>' +
  '<select aria-label="About"><option value="" selected="">Choose</option><option value="plans">Plans</option></select>' +
  '<button type="submit">Send</button></form><button type="button">Ask</button><a href="/chat">Try</a>';

const onSend = vi.fn();
const onAsk = vi.fn();
const onFollow = vi.fn();

type Sent = { readonly email: string; readonly remember: boolean; readonly about: string };

const Page = () => {
  const [sent, setSent] = useState<Sent>({ email: '', remember: true, about: '' });
  useEffect(() => void dispatchEvent(new Event('genie:alive')), []);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(sent);
        }}
      >
        <input
          aria-label="Email"
          name="email"
          value={sent.email}
          onChange={({ target }) => setSent({ ...sent, email: target.value })}
        />
        <input
          type="checkbox"
          aria-label="Remember"
          checked={sent.remember}
          onChange={({ target }) => setSent({ ...sent, remember: target.checked })}
        />
        <select
          aria-label="About"
          value={sent.about}
          onChange={({ target }) => setSent({ ...sent, about: target.value })}
        >
          <option value="">Choose</option>
          <option value="plans">Plans</option>
        </select>
        <button type="submit">Send</button>
      </form>
      <button type="button" onClick={onAsk}>
        Ask
      </button>
      <a
        href={useStartTarget('/register')}
        onClick={(event) => {
          event.preventDefault();
          onFollow(event.currentTarget.getAttribute('href'));
        }}
      >
        Try
      </a>
    </>
  );
};

const root = document.documentElement;
let container: HTMLElement;
let page: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  onSend.mockClear();
  onAsk.mockClear();
  onFollow.mockClear();
  container = document.createElement('div');
  container.innerHTML = built;
  document.body.append(container);
});

afterEach(() => {
  act(() => page?.unmount());
  page = undefined;
  container.remove();
  for (const name of ['alive', 'cookiesAnswered', 'signedIn', 'fragment', 'message'])
    delete root.dataset[name];
});

const runScript = () => new Function(script)();
const comeAlive = async () => {
  await act(async () => {
    page = hydrateRoot(container, <Page />);
  });
  expect(root.dataset.alive).toBe('');
};

test('what was typed and chosen before the page was alive stays, and the page knows it', async () => {
  runScript();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'aisha@example.com' } });
  fireEvent.click(screen.getByLabelText('Remember'));
  fireEvent.input(screen.getByLabelText('About'), { target: { value: 'plans' } });
  await comeAlive();
  await waitFor(() => expect(screen.getByLabelText('About')).toHaveValue('plans'));
  expect(screen.getByLabelText('Email')).toHaveValue('aisha@example.com');
  expect(screen.getByLabelText('Remember')).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.calls).toEqual([[{ email: 'aisha@example.com', remember: false, about: 'plans' }]]);
});

test('a form that was sent before the page was alive is sent once it is, and once only', async () => {
  runScript();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'aisha@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
  await comeAlive();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend).toHaveBeenCalledWith({ email: 'aisha@example.com', remember: true, about: '' });
});

test('a button that was pressed before the page was alive does its work once it is', async () => {
  runScript();
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await comeAlive();
  await waitFor(() => expect(onAsk).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(onAsk).toHaveBeenCalledTimes(2);
});

test('with an emptied token a link to the chat waits until the page knows where it leads', async () => {
  localStorage.setItem('access_token', '');
  runScript();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Try' }))).toBe(false);
  await comeAlive();
  await waitFor(() => expect(onFollow.mock.calls).toEqual([['/register']]));
});

test('what is stored decides what is hidden from the first paint on', () => {
  localStorage.setItem('cookieConsent', 'true');
  localStorage.setItem('access_token', 'a.b.c');
  runScript();
  expect(root.dataset).toMatchObject({ cookiesAnswered: '', signedIn: '' });
});

test('without anything stored nothing is hidden', () => {
  localStorage.setItem('access_token', '');
  runScript();
  expect(Object.keys(root.dataset)).not.toContain('cookiesAnswered');
  expect(Object.keys(root.dataset)).not.toContain('signedIn');
});
