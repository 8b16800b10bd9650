const codeSpan = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
const stars = /(?<![\\*])\*{1,3}(?!\*)/g;

/**
 * Closes what is emphasised or set as code at the end of a line that is being written, so that its marks are not shown as
 * text; an opening mark with nothing after it yet is left out.
 */
export const closeEmphasis = (line: string): string => {
  const spans = line.replace(codeSpan, (span) => 'x'.repeat(span.length));
  const tick = spans.indexOf('`');
  if (tick !== -1) {
    const isEmpty = /^`+$/.test(line.slice(tick));
    return isEmpty ? closeEmphasis(line.slice(0, tick)) : withStarsClosed(`${line}\``, spans.slice(0, tick));
  }
  return withStarsClosed(line, spans);
};

const withStarsClosed = (line: string, text: string): string => {
  const open: string[] = [];
  let end = line.length;
  for (const { 0: run, index } of text.matchAll(stars)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + run.length]];
    if (open.at(-1) === run && before !== ' ') open.pop();
    else if (after === undefined && index + run.length === line.length) end = index;
    else if (after !== undefined && after !== ' ') open.push(run);
  }
  const kept = line.slice(0, end);
  return open.length === 0 && end === line.length ? line : kept.trimEnd() + open.reverse().join('');
};
