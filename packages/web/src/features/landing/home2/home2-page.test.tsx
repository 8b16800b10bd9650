import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { Home2Page } from './home2-page.tsx';

const open = () => renderAt('/home2', { routes: { '/home2': <Home2Page /> } });

test('the headline says that the assistant has answers to all queries', () => {
  open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Genie has answers to all your card payment queries' }),
  ).toBeVisible();
});

test('what others can’t do stands beside what Genie can do, row by row', () => {
  open();
  const [head] = screen.getAllByRole('columnheader', { name: "What Others Can't Do" });
  const table = head?.closest('table') as HTMLElement;
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(["What Others Can't Do", 'What Genie Can Do']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const row of rows) expect(within(row).getAllByRole('cell')).toHaveLength(2);
});

test.each([
  'Credit, prepaid and payments',
  'ISO 8583 and ISO 20022',
  'Card processing in banking systems',
  'Fraud assessment and disputes',
  'Compliance and regulations',
  'Card management systems',
  'HSM key management',
])('the page lists %s', (field) => {
  open();
  expect(screen.getByText(field)).toBeVisible();
});

test('the Knowledge Hub button leads to the list of fields', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  await userEvent.click(screen.getByRole('button', { name: "Genie's Knowledge Hub" }));
  const hub = screen.getByRole('heading', { level: 2, name: "Genie's Knowledge Hub" }).closest('section');
  expect(scroll.mock.contexts).toEqual([hub]);
});

test('the free days are told to be part of the trial, and lead to the prices', () => {
  open();
  expect(screen.getByText(/the first 7 of the Free Plan’s 10 days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Click Here to Enroll Now' })).toHaveAttribute('href', '/price');
});
