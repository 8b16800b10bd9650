import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { tokenExpiringIn } from '../testing/tokens.ts';
import { QueryProvider } from './query-provider.tsx';

const Page = () => {
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ queryKey: ['whose'], queryFn: () => localStorage.getItem('access_token') });
  return (
    <>
      <input aria-label="Draft" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{data}</output>
    </>
  );
};

/** What a sign-in in another tab does to this one: its keys arrive one after the other. */
const signInElsewhere = (values: Readonly<Record<string, string>>) => {
  for (const [key, newValue] of Object.entries(values)) {
    act(() => {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  }
};

const draft = () => screen.getByLabelText('Draft');

test('somebody else’s sign-in in another tab leaves nothing of the one before on the page', async () => {
  const [hers, his] = [tokenExpiringIn(60, 'amina'), tokenExpiringIn(60, 'bilal')];
  signInElsewhere({ refresh_token: 'amina-1', access_token: hers });
  render(
    <QueryProvider>
      <Page />
    </QueryProvider>,
  );
  expect(await screen.findByText(hers)).toBeVisible();
  await userEvent.type(draft(), 'My question');
  signInElsewhere({ refresh_token: 'bilal-1', access_token: his });
  expect(draft()).toHaveValue('');
  expect(await screen.findByText(his)).toBeVisible();
});

test('a refreshed access token leaves the page as it is', async () => {
  signInElsewhere({ refresh_token: 'amina-1', access_token: tokenExpiringIn(60, 'amina') });
  render(
    <QueryProvider>
      <Page />
    </QueryProvider>,
  );
  await userEvent.type(draft(), 'My question');
  signInElsewhere({ access_token: tokenExpiringIn(900, 'amina') });
  expect(draft()).toHaveValue('My question');
});
