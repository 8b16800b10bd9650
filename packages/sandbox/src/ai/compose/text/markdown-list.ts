import { tidyInline } from './inline-markdown.ts';

const itemStart = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?=\S)/;
const fence = /^\s*(?:`{3,}|~{3,})/;
const nestedIndent = '   ';

export function startsItem(line: string): boolean {
  return itemStart.test(line);
}

export function isOrderedItem(line: string): boolean {
  return /^\s*\d{1,3}[.)]\s/.test(line);
}

/** Takes the lines of a list: it goes on over nested and indented lines, and over a blank one if more of it follows. */
export function takeList(lines: string[]): string[] {
  const ordered = isOrderedItem(lines[0] ?? '');
  const isOwn = (line: string) => {
    const start = itemStart.exec(line);
    return start ? (start[1] ?? '').length > 1 || isOrderedItem(line) === ordered : /^\s{2,}\S/.test(line);
  };
  let at = 0;
  let inFence = false;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (fence.test(line) && /^\s{2,}/.test(line)) inFence = !inFence;
    if (inFence || isOwn(line)) continue;
    if (line.trim() === '' && isOwn(lines[at + 1] ?? '')) continue;
    const wraps = line.trim() !== '' && !startsItem(line) && (lines[at - 1] ?? '').trim() !== '';
    if (!wraps || /^\s{0,3}(?:#{1,6}\s|`{3,}|~{3,})/.test(line)) break;
  }
  return lines.slice(0, at);
}

/** Each item as Markdown without its outer mark; nested lists and code keep lines of their own. */
export function readItems(lines: string[]): string[] {
  const outer = itemStart.exec(lines[0] ?? '')?.[1]?.length ?? 0;
  const items: string[][] = [];
  for (const line of lines) {
    const start = itemStart.exec(line);
    if (start && (start[1] ?? '').length <= outer + 1) items.push([line.slice(start[0].length)]);
    else items.at(-1)?.push(line);
  }
  return items.map(joinItem);
}

function joinItem(lines: string[]): string {
  let text = '';
  let inFence = false;
  for (const [index, line] of lines.entries()) {
    const nested = index > 0 ? itemStart.exec(line) : null;
    const isFence = fence.test(line);
    if (isFence || inFence) text += `\n${nestedIndent}${line.trim()}`;
    else if (nested) text += `\n${nestedIndent}- ${tidyInline(line.slice(nested[0].length))}`;
    else if (line.trim() !== '') text += `${index > 0 ? ' ' : ''}${tidyInline(line)}`;
    if (isFence) inFence = !inFence;
  }
  return inFence ? `${text}\n${nestedIndent}\`\`\`` : text;
}
