import { paths } from '@genie/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../testing/server.ts';
import { chatApi } from './testing/chat-api.ts';
import { documents, historyEntry } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('sessionChatID', 'chat-1');
});

const history = { 'chat-1': [historyEntry({ documents_used: documents })] };

const openFirst = async () => {
  const user = renderChat();
  await user.click(await screen.findByRole('button', { name: /Response codes/ }));
  return { user, panel: within(screen.getByRole('complementary', { name: 'Sources' })) };
};

test('an opened source shows its whole passage, set as answers are, and its public sources', async () => {
  const { opened } = chatApi({
    history,
    passage: {
      passage:
        '<p>DE 39 tells.</p>\n<ul><li>one</li></ul>\n<table><thead><tr><th>Code</th></tr></thead><tbody><tr><td>05</td></tr></tbody></table>',
      references: [
        { title: 'ISO 8583-1:2003', clause: 'Annex A', url: 'https://www.iso.org/standard/31628.html' },
        { title: 'A book', clause: null, url: null },
      ],
    },
  });
  const { panel } = await openFirst();
  expect(await panel.findByRole('table')).toBeVisible();
  expect(panel.getByText('DE 39')).toHaveClass('code-chip');
  expect(panel.getByText('one').closest('ul')).toBeVisible();
  const reference = panel.getByRole('link', { name: 'ISO 8583-1:2003' });
  expect(reference).toHaveAttribute('href', 'https://www.iso.org/standard/31628.html');
  expect(reference).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(panel.getByText('A book')).toBeVisible();
  expect(panel.queryByRole('link', { name: 'A book' })).not.toBeInTheDocument();
  expect(opened.map(({ body }) => body)).toEqual([{ entry_id: 'entry-1', source: 1 }]);
});

test('another source of the answer opens from the list, and the first closes', async () => {
  const { opened } = chatApi({ history });
  const { user, panel } = await openFirst();
  expect(await panel.findByText('The whole passage.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Issuer checks' }));
  expect(panel.getByRole('heading', { name: 'Issuer checks' }).closest('li')).toHaveFocus();
  await waitFor(() => expect(opened.at(-1)?.body).toEqual({ entry_id: 'entry-1', source: 2 }));
  expect(panel.getByRole('button', { name: 'Response codes' })).toBeVisible();
});

test('of a passage that is gone its beginning is shown, and said so', async () => {
  chatApi({ history, passage: { state: 'gone', passage: '' } });
  const { panel } = await openFirst();
  expect(await panel.findByText(/removed or rewritten after the answer was written/)).toBeVisible();
  expect(panel.getByText('Do not honour is the general refusal of an issuer.')).toBeVisible();
});

test('a passage that was changed since is told from the one that was given', async () => {
  chatApi({ history, passage: { state: 'changed' } });
  const { panel } = await openFirst();
  expect(await panel.findByText(/was changed after the answer was written/)).toBeVisible();
  expect(panel.getByText('The whole passage.')).toBeVisible();
});

test('where the passage does not come its beginning stays, and another try is offered', async () => {
  chatApi({ history });
  server.use(
    http.post(paths.getSourcePassage, () =>
      HttpResponse.json({ detail: 'This was not found.', code: 'not_found' }, { status: 404 }),
    ),
  );
  const { user, panel } = await openFirst();
  expect(await panel.findByRole('alert')).toHaveTextContent('The whole passage could not be loaded.');
  expect(panel.getByText('Do not honour is the general refusal of an issuer.')).toBeVisible();
  server.resetHandlers();
  chatApi({ history });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('The whole passage.')).toBeVisible();
});

test('a hostile passage and reference are inert', async () => {
  chatApi({
    history,
    passage: {
      passage: '<p>Text <img src="x" onerror="alert(1)"><a href="javascript:alert(1)">link</a></p>',
      references: [{ title: '<b>Title</b>', clause: null, url: 'javascript:alert(1)' }],
    },
  });
  const { panel } = await openFirst();
  expect(await panel.findByText('<b>Title</b>')).toBeVisible();
  expect(panel.queryByRole('img')).not.toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
});
