/**
 * Text without marks of its own as Markdown: what only looks like a heading, list, quote, table, code or rule at a
 * line's beginning is shown as it stands. A line that is indented by four columns begins none of them, and may be code,
 * where a backslash would be seen.
 */
export const escapeBlocks = (text: string): string =>
  text
    .replace(/^( {0,3})(?=[#>|`~]|[-*+](?:\s|$)|[-=*_:][-=*_:| \t]*$)/gm, '$1\\')
    .replace(/^( {0,3}\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');
