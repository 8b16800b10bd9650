import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { citedSources } from '../answer/cited-sources.ts';
import { SourceList } from './source-list.tsx';

const documents = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  title: `Title ${id}`,
  section: 'Section',
  category: 'Category',
  excerpt: 'Excerpt',
}));
const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 8));

test('of a long list the cited passages are shown, under their own numbers, and the others on demand', async () => {
  const cited = citedSources([
    '<p><a class="citation" href="#source-4" data-source="4">4</a></p>',
    '<p><a class="citation" href="#source-2" data-source="2">2</a></p>',
  ]);
  render(<SourceList documents={documents} cited={cited} activeSource={null} onSource={() => undefined} />);
  expect(titles()).toEqual(['2Title b', '4Title d']);
  await userEvent.click(screen.getByRole('button', { name: '3 more passages were read' }));
  expect(titles()).toHaveLength(5);
  expect(screen.getByRole('button', { name: /Title a/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
});

test('a short list is shown whole', () => {
  render(
    <SourceList
      documents={documents.slice(0, 3)}
      cited={new Set()}
      activeSource={null}
      onSource={() => undefined}
    />,
  );
  expect(titles()).toHaveLength(3);
});
