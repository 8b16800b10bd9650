/** A citation follows the sentence; inside an item with a nested list it follows the item's own text. */
export function cite(text: string, n: number): string {
  const nested = text.indexOf('\n');
  return nested < 0 ? `${text} [${n}]` : `${text.slice(0, nested)} [${n}]${text.slice(nested)}`;
}
