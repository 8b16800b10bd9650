import type { MarkdownIt } from 'markdown-it';

/** `[2]` or `[1, 3]` as the prompt asks the model to cite, but not the text of a link `[2](…)`. */
const citation = /^\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\](?!\()/;

/** How many sources can be cited; without a number `[1]` is text. */
export type CitationEnvironment = { readonly sources?: number };

/** Makes citations links to the numbered sources; a number that no source has is left out. */
export const citations = (md: MarkdownIt): void => {
  md.inline.ruler.before('link', 'citation', (state, silent) => {
    const { sources } = state.env as CitationEnvironment;
    if (sources === undefined || state.src.charCodeAt(state.pos) !== 0x5b) return false;
    const match = citation.exec(state.src.slice(state.pos, state.pos + 40));
    if (!match?.[1]) return false;
    if (!silent) {
      for (const number of match[1].split(',').map(Number)) {
        if (number < 1 || number > sources) continue;
        const open = state.push('citation_open', 'a', 1);
        open.attrs = [
          ['class', 'citation'],
          ['href', `#source-${number}`],
          ['data-source', String(number)],
          ['aria-label', `Source ${number}`],
        ];
        state.push('text', '', 0).content = String(number);
        state.push('citation_close', 'a', -1);
      }
    }
    state.pos += match[0].length;
    return true;
  });
};
