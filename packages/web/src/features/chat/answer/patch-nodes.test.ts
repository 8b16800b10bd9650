import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchNodes } from './patch-nodes.ts';

type Tree = string | { readonly name: string; readonly dir: string; readonly children: readonly Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '…'),
    fc.record({
      name: fc.constantFrom('p', 'li', 'strong'),
      dir: fc.constantFrom('ltr', 'auto'),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));
const trees = fc.array(tree, { maxLength: 5 });

const nodeOf = (given: Tree): Node => {
  if (typeof given === 'string') return document.createTextNode(given);
  const element = document.createElement(given.name);
  element.setAttribute('dir', given.dir);
  element.append(...given.children.map(nodeOf));
  return element;
};

test('a patched run reads as the new one, whatever it was, and leaves its neighbours alone', () => {
  fc.assert(
    fc.property(trees, trees, (before, after) => {
      const parent = document.createElement('div');
      const [head, tail] = [document.createElement('hr'), document.createElement('br')];
      const old = before.map(nodeOf);
      parent.append(head, ...old, tail);
      const kept = patchNodes(parent, old, after.map(nodeOf), tail);

      const expected = document.createElement('div');
      expected.append(document.createElement('hr'), ...after.map(nodeOf), document.createElement('br'));
      expect(parent.isEqualNode(expected)).toBe(true);
      expect([...parent.childNodes]).toEqual([head, ...kept, tail]);
    }),
  );
});

test('text that grows keeps its node', () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<p>The response</p>';
  const text = parent.firstChild?.firstChild;
  const next = document.createElement('p');
  next.textContent = 'The response code.';
  patchNodes(parent, [...parent.childNodes], [next], null);
  expect(parent.innerHTML).toBe('<p>The response code.</p>');
  expect(parent.firstChild?.firstChild).toBe(text);
});
