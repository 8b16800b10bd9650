/** Numbers of several arrays, one array after the other. */
export function inARow(arrays: readonly Int8Array[]): Int8Array {
  const row = new Int8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const numbers of arrays) {
    row.set(numbers, at);
    at += numbers.length;
  }
  return row;
}
