import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Prose } from '../../../components/ui/prose.tsx';
import { reachScrollers } from '../../../components/ui/reach-scrollers.ts';
import styles from './answer-html.module.css';
import { copyCode } from './copy-code.ts';
import { dressAnswer } from './dress-answer.ts';
import { patchNodes } from './patch-nodes.ts';
import { sanitizeAnswer } from './sanitize-answer.ts';

type AnswerHtmlProps = {
  /** The answer's HTML, block by block as the server sends it. */
  readonly blocks: readonly string[];
  /** The number of the source that is open, whose citations are lit. */
  readonly activeSource: number | null;
  readonly onCitation: (source: number, citation: HTMLElement) => void;
  /** Where the answer's nodes can be read: to copy or to announce them. */
  readonly root: RefObject<HTMLDivElement | null>;
};

type ShownBlock = { readonly html: string; readonly nodes: readonly Node[] };

/** Brings the answer's nodes up to date. A block whose HTML is as it was is not touched. */
const showBlocks = (
  container: HTMLElement,
  shown: readonly ShownBlock[],
  blocks: readonly string[],
): ShownBlock[] => {
  const count = Math.max(blocks.length, shown.length);
  const result: ShownBlock[] = [];
  let after: Node | null = null;
  for (let index = count - 1; index >= 0; index -= 1) {
    const before = shown[index];
    const html = blocks[index] ?? '';
    const block: ShownBlock =
      before !== undefined && before.html === html
        ? before
        : {
            html,
            nodes: patchNodes(
              container,
              before?.nodes ?? [],
              [...dressAnswer(sanitizeAnswer(html)).childNodes],
              after,
            ),
          };
    result[index] = block;
    after = block.nodes[0] ?? after;
  }
  return result.slice(0, blocks.length);
};

const citationOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a.citation') : null;

const copyButtonOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button.copy-code') : null;

/** An answer's HTML. The one place of the client that puts HTML into the page; see `sanitizeAnswer`. */
export const AnswerHtml = ({ blocks, activeSource, onCitation, root }: AnswerHtmlProps) => {
  const shown = useRef<readonly ShownBlock[]>([]);

  useLayoutEffect(() => {
    if (root.current === null) return;
    shown.current = showBlocks(root.current, shown.current, blocks);
  }, [blocks, root]);

  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    const observer = new ResizeObserver(() => reachScrollers(current.querySelectorAll('.table-scroll, pre')));
    observer.observe(current);
    return () => observer.disconnect();
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new blocks bring new citations
  useLayoutEffect(() => {
    for (const citation of root.current?.querySelectorAll<HTMLElement>('a.citation') ?? []) {
      if (Number(citation.dataset.source) === activeSource) citation.setAttribute('aria-current', 'true');
      else citation.removeAttribute('aria-current');
    }
  }, [activeSource, blocks, root]);

  return (
    <Prose
      ref={root}
      className={styles.answer}
      onClick={(event) => {
        const copyButton = copyButtonOf(event.target);
        if (copyButton !== null) return void copyCode(copyButton);
        const citation = citationOf(event.target);
        const source = Number(citation?.dataset.source);
        if (citation === null || !Number.isInteger(source)) return;
        event.preventDefault();
        onCitation(source, citation);
      }}
    />
  );
};
