import { renderBlocks } from './answer-markdown.ts';

/** Renders a passage of the knowledge as an answer is: `[1]` in it is its own text, and cites nothing. */
export const renderPassage = (markdown: string): string =>
  renderBlocks(markdown, {})
    .map(({ html }) => html)
    .join('\n');
