import { hubQuestions, measuredAccuracy, roleQuestions, specimenQuestion } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { takePendingQuestion } from '../../lib/pending-question/pending-question.ts';
import { controlIntersection } from '../../testing/intersection.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { LandingPage } from './landing-page.tsx';

const open = () => renderAt('/', { routes: { '/': <LandingPage /> } });
const bit = (number: number) => screen.getByRole('button', { name: new RegExp(`^DE ${number} `) });

test('the hero says what the product is', () => {
  open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'The impossible is just another challenge!' }),
  ).toBeVisible();
  expect(screen.getByText(/Genie is the first structured AI chatbot for card payments\./)).toBeVisible();
  expect(screen.getByText('Join today and start your journey to continuous learning')).toBeVisible();
});

test.each([
  [null, '/chat'],
  ['', '/register'],
  ['a.b.c', '/chat'],
])('with %j stored as the token, Try Genie leads to %s', (token, target) => {
  if (token !== null) localStorage.setItem('access_token', token);
  open();
  expect(screen.getByRole('link', { name: 'Try Genie' })).toHaveAttribute('href', target);
});

test('the hero’s text shows from 30 % in view, hides below, and does so again', () => {
  const look = controlIntersection();
  open();
  const text = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(text).toHaveAttribute('data-visible', 'true');
  look(0.29);
  expect(text).toHaveAttribute('data-visible', 'false');
  look(0.3);
  expect(text).toHaveAttribute('data-visible', 'true');
  expect(screen.getByRole('toolbar')).toHaveAttribute('data-lit', 'true');
  look(0.1);
  expect(text).toHaveAttribute('data-visible', 'false');
  expect(screen.getByRole('toolbar')).toHaveAttribute('data-lit', 'false');
  look(0.8);
  expect(text).toHaveAttribute('data-visible', 'true');
});

test('the bitmap has 64 bits and names the one pointed at', async () => {
  open();
  expect(within(screen.getByRole('toolbar')).getAllByRole('button')).toHaveLength(64);
  await userEvent.hover(bit(39));
  expect(await screen.findByText(/The outcome: 00 approved, 05 do not honour/)).toBeVisible();
  expect(bit(39)).toHaveAccessibleDescription(/The outcome.* Not typical in 0100\./);
});

test('another message lights other bits', async () => {
  open();
  expect(bit(39)).toHaveAttribute('data-sent', 'false');
  await userEvent.click(screen.getByRole('radio', { name: '0110 Authorization response' }));
  expect(bit(39)).toHaveAttribute('data-sent', 'true');
  expect(bit(39)).toHaveAccessibleName('DE 39 Response code, sent');
  expect(screen.getByRole('list', { name: 'The same bitmap as bytes' })).toHaveTextContent('72200081');
});

test('the bitmap is one stop for the keyboard, whose arrows move within it', async () => {
  open();
  const bits = within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(bits.filter((button) => button.tabIndex === 0)).toEqual([bit(1)]);
  bit(1).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(bit(10)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  expect(bit(1)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(bit(64)).toHaveFocus();
});

test('every section of the page is there', () => {
  open();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'A real answer to a real decline',
    'The same decline as a message',
    'The brain behind Genie',
    'What Genie does for you',
    'Card Payments Knowledge Hub',
    'Who it is for',
    'Industries and roles',
  ]);
});

test('the brain is told to read before it writes, and to be continuously expanded', () => {
  open();
  expect(screen.getByText(/^A retrieval-augmented model: it reads before it writes\./)).toHaveTextContent(
    'continuously expanded to further domains',
  );
});

test.each([
  ['Fundamentals', ['Key players', 'Card management', 'Transactions', 'Security basics']],
  [
    'Issuer-Side Processing',
    ['ISO 8583 messaging', 'Authorization', 'Clearing', 'Refunds', 'Response codes'],
  ],
  ['HSM and Key Management', ['PIN security', 'Encryption', 'Key exchange']],
  [
    'Acquiring and Merchant Processing',
    ['Acquiring models', 'Routing', 'Batch reconciliation', 'Settlement'],
  ],
])('the knowledge hub says what %s holds', (name, holds) => {
  open();
  const category = screen.getByRole('heading', { level: 3, name }).closest('li');
  const list = within(category as HTMLElement).getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(holds);
});

test.each([
  'Banking and financial services',
  'Fintech and digital payments',
  'Payment processors and gateways',
  'Credit card processors',
  'Card issuers and acquirers',
  'Technology and software development',
  'Banking as a service',
  'Software as a service',
  'Developers and engineers',
  'QA and testing experts',
  'Business analysts and product managers',
  'Operations and support teams',
  'Risk, compliance and security specialists',
  'Payment consultants and industry leaders',
  'Solution architects',
  'Professionals',
  'Learners',
  'Interview candidates',
  'Businesses',
])('the page speaks to %s', (audience) => {
  open();
  expect(screen.getByText(audience)).toBeVisible();
});

test('the accuracy stated is the one measured, with its day, and no other', () => {
  open();
  const figures = document.body.textContent?.match(/\d+\s*%/g);
  expect(figures).toEqual([`${measuredAccuracy.percent}%`]);
  expect(screen.getByText(/Measured, not promised/)).toHaveTextContent(
    measuredAccuracy.on.split('-').reverse().join('-'),
  );
  expect(document.body.textContent).not.toMatch(/accura/i);
});

test.each(['Learn More', 'Click Here'])(
  '%s, called so and no more, leads to the supported topics',
  (name) => {
    open();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/topicsupport');
    expect(link).toHaveAccessibleDescription(/^(about|for) the supported topics$/);
  },
);

test('a section appears as it is scrolled to, and stays', () => {
  const look = controlIntersection();
  open();
  const section = screen.getByRole('heading', { name: 'Who it is for' }).closest('.reveal');
  expect(section).not.toHaveClass('shown');
  look(0.1);
  expect(section).toHaveClass('shown');
  look(0);
  expect(section).toHaveClass('shown');
});

test('the answer’s citations lead to its sources', () => {
  open();
  const citations = screen.getAllByRole('link', { name: /^Source \d$/ });
  expect(citations).toHaveLength(2);
  for (const citation of citations) {
    const target = citation.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).not.toBeNull();
  }
});

test('the decoded message stands apart from the answer, whose question does not hold it', () => {
  open();
  const answer = screen.getByRole('region', { name: 'A real answer to a real decline' });
  expect(answer).not.toHaveTextContent(/411111|bitmap/i);
  const message = screen.getByRole('region', { name: 'The same decline as a message' });
  expect(message).toHaveTextContent(/made up for this page/);
  expect(within(message).getByRole('table', { name: /0110/ })).toHaveTextContent('411111******1111');
});

test.each([...Object.values(hubQuestions), ...Object.values(roleQuestions)])(
  'choosing “%s” asks it',
  async (question) => {
    open();
    await userEvent.click(screen.getByRole('button', { name: question }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/login');
    expect(takePendingQuestion()).toBe(question);
  },
);

test('the rest of the answer is a click away', async () => {
  localStorage.setItem('access_token', 'a.b.c');
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Read the whole answer in the chat' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chat');
  expect(takePendingQuestion()).toBe(specimenQuestion);
});

test('only the question that no free day answers is marked', () => {
  open();
  const marks = screen.getAllByText('In every paid plan');
  expect(marks.map((mark) => mark.closest('li'))).toEqual([
    screen.getByRole('button', { name: hubQuestions.keyManagement }).closest('li'),
  ]);
});
