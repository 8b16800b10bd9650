const indentation = '  ';
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;
const opens = new Set(['{', '[']);
const closes = new Set(['}', ']']);

const isObjectOrArray = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/**
 * Sets JSON out over lines, two spaces a level; any other text comes back as it is. Only space between tokens
 * changes: a 19-digit number, `1.00` and a repeated key stay what they were, which parsing and printing would lose.
 */
export const prettyJson = (text: string): string => {
  if (!isObjectOrArray(text)) return text;
  const tokens = text.match(token) ?? [];
  let depth = 0;
  let printed = '';
  const newLine = () => `\n${indentation.repeat(depth)}`;
  for (const [index, current] of tokens.entries()) {
    const previous = tokens[index - 1];
    if (closes.has(current)) {
      depth -= 1;
      if (previous !== undefined && !opens.has(previous)) printed += newLine();
    } else if (previous !== undefined && (opens.has(previous) || previous === ',')) {
      printed += newLine();
    }
    printed += current === ':' ? ': ' : current;
    if (opens.has(current)) depth += 1;
  }
  return printed;
};
