import { accountTexts, contactTexts, contactTopics, paths } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { forgetOperator } from '../../lib/operator/use-operator.ts';
import { answerGet, answerPost, breakPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { ContactPage } from './contact-page.tsx';

afterEach(forgetOperator);

const open = (address = '/contact') => renderAt(address, { routes: { '/contact': <ContactPage /> } });
const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

const fill = async (message = 'Which plan fits a team of six?') => {
  await userEvent.type(field('Your Name'), 'Amina Rahman');
  await userEvent.type(field('Your Email'), 'amina@example.com');
  await userEvent.selectOptions(field('About'), contactTopics.plans);
  await userEvent.type(field('Your message'), message);
};

test('address, support e-mail, website and the time of a reply are told', async () => {
  server.use(answerGet(paths.settings, { ...settings, operator_address: '1 Gold Road, Dubai' }));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const facts = within(screen.getByRole('complementary', { name: 'Address' }));
  expect(await facts.findByText(/1 Gold Road, Dubai/)).toBeVisible();
  expect(facts.getByRole('link', { name: settings.support_email })).toHaveAttribute(
    'href',
    `mailto:${settings.support_email}`,
  );
  expect(facts.getByRole('link', { name: window.location.host })).toHaveAttribute('href', '/');
  expect(screen.getByText('Within 24-48 business hours')).toBeVisible();
});

test('a message is sent, and its success takes the place of the form', async () => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.contact, { message: contactTexts.sent, notice: null }, { seen }));
  open();
  await fill();
  await send();
  expect(await screen.findByText(contactTexts.sent)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  expect(seen.map(({ body }) => body)).toEqual([
    {
      name: 'Amina Rahman',
      email: 'amina@example.com',
      topic: 'plans',
      message: 'Which plan fits a team of six?',
      website: '',
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field('Your message')).toHaveValue('');
});

test('a name and a message may be written from right to left', () => {
  open();
  for (const name of ['Your Name', 'Your message']) expect(field(name)).toHaveAttribute('dir', 'auto');
});

test('that card data was masked is told', async () => {
  server.use(answerPost(paths.contact, { message: contactTexts.sent, notice: contactTexts.cardDataMasked }));
  open();
  await fill();
  await send();
  expect(await screen.findByText(contactTexts.cardDataMasked)).toBeVisible();
});

test('what is missing is named at its field, and nothing is sent', async () => {
  open();
  await userEvent.type(field('Your Email'), 'amina');
  await send();
  for (const text of [
    accountTexts.nameInvalid,
    accountTexts.emailInvalid,
    contactTexts.topicMissing,
    contactTexts.messageTooShort,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(field('Your Name')).toBeInvalid();
  await userEvent.type(field('Your Name'), 'A');
  expect(field('Your Name')).toBeValid();
});

test('a refusal of the server is told, with its fields, and what was typed stays', async () => {
  server.use(
    refusePost(paths.contact, 400, 'validation_failed', {
      detail: 'Please check the highlighted fields.',
      fields: { email: accountTexts.emailInvalid },
    }),
  );
  open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your message was not sent.');
  expect(screen.getByText(accountTexts.emailInvalid)).toBeVisible();
  expect(field('Your message')).toHaveValue('Which plan fits a team of six?');
});

test.each([
  [
    'a limit',
    refusePost(paths.contact, 429, 'too_many_requests', { detail: accountTexts.tooManyRequests(90) }),
    /try again in 2 minutes/,
  ],
  ['a lost connection', breakPost(paths.contact), /not be reached|connection/i],
])('%s is told as the cause', async (_what, handler, cause) => {
  server.use(handler);
  open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(cause);
});

test('an address can choose the subject, if it is one there is', () => {
  const { unmount } = open('/contact?about=training');
  expect(field('About')).toHaveDisplayValue(contactTopics.training);
  unmount();
  open('/contact?about=toString');
  expect(field('About')).toHaveDisplayValue('Choose a subject');
});

test('the field for robots is out of the way of people', () => {
  open();
  const trap = screen.getByLabelText('Leave this empty');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
});
