/** Matrices are flat, one row after the other. The width of rows, and how many there are, are multiples of 4. */

/** The products of each row of `one` with each of `other`: `products[i * count + j]`. Both have `count` rows of `width` numbers. */
export function multiplyRows(
  one: Float64Array,
  other: Float64Array,
  products: Float64Array,
  count: number,
  width: number,
): void {
  for (let row = 0; row < count; row += 2) {
    const [left, right] = [row * width, (row + 1) * width];
    for (let column = 0; column < count; column += 2) {
      const [top, bottom] = [column * width, (column + 1) * width];
      let [leftTop, leftBottom, rightTop, rightBottom] = [0, 0, 0, 0];
      for (let at = 0; at < width; at += 1) {
        const [a, b] = [one[left + at] as number, one[right + at] as number];
        const [c, d] = [other[top + at] as number, other[bottom + at] as number];
        leftTop += a * c;
        leftBottom += a * d;
        rightTop += b * c;
        rightBottom += b * d;
      }
      const place = row * count + column;
      products[place] = leftTop;
      products[place + 1] = leftBottom;
      products[place + count] = rightTop;
      products[place + count + 1] = rightBottom;
    }
  }
}

/** Into each row of `sums` the sum of all rows of `rows`, each times its weight: `weights[i * count + j]` is that of row `j` in sum `i`. */
export function sumRows(
  weights: Float64Array,
  rows: Float64Array,
  sums: Float64Array,
  count: number,
  width: number,
): void {
  sums.fill(0);
  for (let row = 0; row < count; row += 1) {
    const into = row * width;
    for (let other = 0; other < count; other += 4) {
      const weight = row * count + other;
      const [a, b] = [weights[weight] as number, weights[weight + 1] as number];
      const [c, d] = [weights[weight + 2] as number, weights[weight + 3] as number];
      const from = other * width;
      for (let at = 0; at < width; at += 1) {
        const place = from + at;
        sums[into + at] =
          (sums[into + at] as number) +
          a * (rows[place] as number) +
          b * (rows[place + width] as number) +
          c * (rows[place + 2 * width] as number) +
          d * (rows[place + 3 * width] as number);
      }
    }
  }
}

/** Turns a square matrix about its diagonal, in place. */
export function transpose(matrix: Float64Array, count: number): void {
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < row; column += 1) {
      const [one, other] = [row * count + column, column * count + row];
      const kept = matrix[one] as number;
      matrix[one] = matrix[other] as number;
      matrix[other] = kept;
    }
  }
}
