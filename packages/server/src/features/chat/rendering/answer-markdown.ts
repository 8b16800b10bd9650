import MarkdownIt from 'markdown-it';
import { type CitationEnvironment, citations } from './citations.ts';
import { sanitizeAnswer } from './sanitize.ts';

const highestHeading = 2;

const md = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .disable('image')
  .use(citations);

md.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet('rel', 'noopener noreferrer nofollow');
  tokens[index]?.attrSet('target', '_blank');
  return renderer.renderToken(tokens, index, options);
};

// Alignment as a class: a style attribute would need a looser content security policy.
for (const cell of ['th_open', 'td_open']) {
  md.renderer.rules[cell] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index];
    const align = String(token?.attrGet('style') ?? '').match(/text-align:(left|center|right)/)?.[1];
    if (token) token.attrs = align ? [['class', `align-${align}`]] : null;
    return renderer.renderToken(tokens, index, options);
  };
}

export type RenderedBlock = {
  readonly html: string;
  /** Index in the Markdown of the first character of the block's first line. */
  readonly start: number;
};

/** Renders Markdown block by block, as sanitized HTML. Raw HTML in it comes out as text. */
export const renderBlocks = (markdown: string, environment: CitationEnvironment): RenderedBlock[] => {
  const env = { ...environment };
  const tokens = md.parse(markdown, env);
  const lineStarts = startsOfLines(markdown);
  const blocks: RenderedBlock[] = [];
  let first = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.tag.match(/^h[1-6]$/))
      token.tag = `h${Math.min(4, Math.max(highestHeading, Number(token.tag[1])))}`;
    if (token.level !== 0 || token.nesting === 1) continue;
    const html = md.renderer.render(tokens.slice(first, index + 1), md.options, env);
    const start = lineStarts[tokens[first]?.map?.[0] ?? 0] ?? 0;
    blocks.push({ html: sanitizeAnswer(html), start });
    first = index + 1;
  }
  return blocks;
};

const startsOfLines = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};
