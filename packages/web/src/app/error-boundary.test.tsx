import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Link } from '../components/ui/link.tsx';
import { PageMain } from '../components/ui/page-main.tsx';
import { renderAt } from '../testing/render-at.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Page = () => {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('The page is broken.');
  return (
    <PageMain title="Whole">
      <h1>A whole page</h1>
    </PageMain>
  );
};

const Guarded = () => (
  <>
    <Link to="/broken">Break</Link>
    <Link to="/whole">Go on</Link>
    <ErrorBoundary visit={useLocation().key}>
      <Page />
    </ErrorBoundary>
  </>
);

const open = (address: string) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt(address, { routes: { '*': <Guarded /> } });
  return complaints;
};

test('a page that cannot be drawn leaves words and a way on', () => {
  const complaints = open('/broken');
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go home' })).toBeVisible();
  expect(complaints).toHaveBeenCalled();
  complaints.mockClear();
});

test('a page that fails after a navigation says so in the title and has the focus, and the next page is shown', async () => {
  const complaints = open('/whole');
  await userEvent.click(screen.getByRole('link', { name: 'Break' }));
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toHaveFocus();
  expect(document.title).toBe('This page could not be shown · Genie');

  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByRole('heading', { name: 'A whole page' })).toHaveFocus();
  expect(document.title).toBe('Whole · Genie');
  complaints.mockClear();
});
