import { paths } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetOperator } from '../../../lib/operator/use-operator.ts';
import { answerGet } from '../../../testing/handlers.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { server } from '../../../testing/server.ts';
import { settings } from '../../../testing/settings.ts';
import { PoliciesPage } from './policies-page.tsx';
import { TermsPage } from './terms-page.tsx';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
});
afterEach(forgetOperator);

const open = (address: string) =>
  renderAt(address, {
    routes: { '/policy': <PoliciesPage />, '/privacy': <PoliciesPage />, '/terms': <TermsPage /> },
  });
const section = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const title = (name: string) => screen.getByRole('heading', { name });

test('the five policies are sections, each effective 3 April 2025', () => {
  open('/policy');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual([
    'Privacy Policy',
    'Refund Policy',
    'Cookie Policy',
    'Acceptable Use Policy',
    'AI Disclaimer',
  ]);
  expect(screen.getAllByText('Effective 3 April 2025')).toHaveLength(5);
});

test.each([
  ['/policy', 'refunds', 'Refund Policy', /14 business days/],
  ['/terms', 'eligibility', 'Eligibility', /18 years old or over/],
])('on %s a section opens and closes on a click', async (address, id, name, words) => {
  open(address);
  expect(section(id).open).toBe(false);
  expect(screen.getByText(words)).not.toBeVisible();
  await userEvent.click(title(name));
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(title(name));
  expect(screen.getByText(words)).not.toBeVisible();
});

test('a part of a policy can be closed by itself', async () => {
  open('/policy#privacy');
  expect(section('privacy-rights').open).toBe(true);
  await userEvent.click(title('Your rights'));
  expect(section('privacy-rights').open).toBe(false);
  expect(section('privacy').open).toBe(true);
});

test.each([
  ['/policy#cookies', 'cookies', 'cookies'],
  ['/policy#refunds-transfer', 'refunds-transfer', 'refunds'],
  ['/terms#governing-law', 'governing-law', 'governing-law'],
  ['/privacy', 'privacy', 'privacy'],
])('%s goes to its section, open', (address, id, opened) => {
  open(address);
  expect(section(opened).open).toBe(true);
  expect(scrolledTo).toEqual([section(id)]);
  expect(section(id).querySelector('summary')).toHaveFocus();
});

test('an address that names no section opens none', () => {
  open('/policy#nothing');
  expect(scrolledTo).toEqual([]);
  expect(section('privacy').open).toBe(false);
});

test('a link from one policy to another opens that one', async () => {
  open('/policy#privacy');
  await userEvent.click(screen.getByRole('link', { name: 'Cookie Policy' }));
  expect(section('cookies').open).toBe(true);
});

test('all sections open at once, and close again', async () => {
  open('/terms');
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  const sections = [...document.querySelectorAll('details')];
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.every((details) => details.open)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(sections.some((details) => details.open)).toBe(false);
});

test('the operator’s names and addresses stand where they belong', async () => {
  const operator = {
    operator_name: 'Cards FZ-LLC',
    operator_address: '1 Gold Road',
    support_email: 'help@cards.example',
  };
  server.use(answerGet(paths.settings, { ...settings, ...operator }));
  open('/terms#contact');
  expect(await screen.findByText(/^Cards FZ-LLC, 1 Gold Road\. E-mail:/)).toBeVisible();
  const [mail] = screen.getAllByRole('link', { name: 'help@cards.example' });
  expect(mail).toHaveAttribute('href', 'mailto:help@cards.example');
  expect(document.body.textContent).not.toMatch(/[{}]/);
});
