/** One data object of a BER-TLV string, in hexadecimal digits. */
type DataObject = { tag: string; length: number; value: string };

const longTag = 0x1f;
const another = 0x80;
const mostLengthBytes = 2;

/** The objects of a string that is nothing but objects, each whole; none otherwise. */
export function readObjects(digits: string): DataObject[] {
  const byteAt = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  const objects: DataObject[] = [];
  let at = 0;
  while (at < digits.length) {
    let end = at + 2;
    if ((byteAt(at) & longTag) === longTag) {
      while ((byteAt(end) & another) !== 0) end += 2;
      end += 2;
    }
    const first = byteAt(end);
    // 81 and 82 say that one or two more bytes hold the length.
    const more = first > another ? first - another : 0;
    const length = more > 0 ? Number.parseInt(digits.slice(end + 2, end + 2 + 2 * more), 16) : first;
    const from = end + 2 + 2 * more;
    const value = digits.slice(from, from + 2 * length);
    if (Number.isNaN(length) || more > mostLengthBytes || value.length < 2 * length) return [];
    objects.push({ tag: digits.slice(at, end), length, value });
    at = from + 2 * length;
  }
  return objects;
}
