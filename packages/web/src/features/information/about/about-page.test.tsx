import { measuredAccuracy, paths } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetOperator } from '../../../lib/operator/use-operator.ts';
import { answerGet } from '../../../testing/handlers.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { server } from '../../../testing/server.ts';
import { settings } from '../../../testing/settings.ts';
import { AboutPage } from './about-page.tsx';

afterEach(forgetOperator);

const open = () => renderAt('/about', { routes: { '/about': <AboutPage /> } });

test('the page names the operator of the settings', async () => {
  server.use(answerGet(paths.settings, { ...settings, operator_name: 'Cards FZ-LLC' }));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(await screen.findByText('Cards FZ-LLC')).toBeVisible();
  expect(screen.getByText(settings.operator_address)).toBeVisible();
  expect(screen.getByRole('link', { name: settings.support_email })).toBeVisible();
  expect(screen.getByText('Genie 2.0')).toBeVisible();
});

test('it quotes the measured accuracy and no other', () => {
  open();
  expect(document.body.textContent?.match(/\d+\s*%/g)).toEqual([`${measuredAccuracy.percent}%`]);
});

test('it says whose language the library speaks, not who wrote it', () => {
  open();
  expect(screen.getByText(/speaks the language of practitioners/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/written by|industry professionals/i);
});

test('training programs lead to the contact form, with their subject chosen', () => {
  open();
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    '/contact?about=training',
  );
});
