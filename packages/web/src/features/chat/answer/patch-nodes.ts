/** An element without its children, and without the stop of the keyboard that it has only while it scrolls. */
const shell = (element: Element): Element => {
  const alone = element.cloneNode(false) as Element;
  alone.removeAttribute('tabindex');
  return alone;
};

const canKeep = (old: Node, next: Node): boolean =>
  old instanceof Element && next instanceof Element && shell(old).isEqualNode(shell(next));

const patchNode = (old: Node, next: Node): Node => {
  if (old.isEqualNode(next)) return old;
  if (old instanceof Text && next instanceof Text) {
    old.data = next.data;
    return old;
  }
  if (canKeep(old, next)) {
    patchNodes(old, [...old.childNodes], [...next.childNodes], null);
    return old;
  }
  old.parentNode?.replaceChild(next, old);
  return next;
};

/**
 * Makes a run of a parent's children read as `next`, keeping every node that can stay: a growing list or table gets
 * its new rows, while its earlier ones, what is selected in them and where they are scrolled to remain.
 * @param end the child before which the run ends; null when it is the parent's last.
 * @returns the nodes now in the run.
 */
export const patchNodes = (
  parent: Node,
  old: readonly Node[],
  next: readonly Node[],
  end: Node | null,
): Node[] => {
  const kept = next.map((node, index) => {
    const before = old[index];
    return before === undefined ? parent.insertBefore(node, end) : patchNode(before, node);
  });
  for (const extra of old.slice(next.length)) parent.removeChild(extra);
  return kept;
};
