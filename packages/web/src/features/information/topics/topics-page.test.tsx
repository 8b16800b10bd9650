import { categoryTitles } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { TopicsPage } from './topics-page.tsx';

const open = () => renderAt('/topicsupport', { routes: { '/topicsupport': <TopicsPage /> } });

test('the eight categories are listed in their order, last updated on 1 July 2025', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Topics Supported' })).toBeVisible();
  expect(screen.getByText(/^Last updated/)).toHaveTextContent('Last updated 1 July 2025');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual([...Object.values(categoryTitles), 'Networks']);
});

test.each([
  ['Card domain fundamentals', 'In every plan'],
  ['Card management system and embossing', 'In every paid plan'],
  ['HSM and key management', 'In every paid plan'],
  ['Transaction switch', 'In every plan'],
  ['Clearing and settlement', 'In every paid plan'],
  ['VISA transaction types and ISO 8583', 'In every paid plan'],
  ['MasterCard transaction types and ISO 8583', 'In every paid plan'],
  ['Acquiring and merchant processing', 'In every plan'],
])('%s is said to be %s', (name, plan) => {
  open();
  const topic = screen.getByRole('heading', { name }).closest('li') as HTMLElement;
  expect(within(topic).getByText(plan)).toBeVisible();
  expect(within(within(topic).getByRole('list')).getAllByRole('listitem').length).toBeGreaterThan(5);
});

test('the guidelines are linked', () => {
  open();
  expect(screen.getByRole('link', { name: 'guidelines for asking questions' })).toHaveAttribute(
    'href',
    '/guidelines',
  );
});
