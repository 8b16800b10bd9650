/** One EMV data object: its tag and its value in hexadecimal digits, in capitals. */
type TlvObject = { readonly tag: string; readonly value: string };

const bytes = /(?<![0-9A-Za-z])[0-9A-F]{2}(?: ?[0-9A-F]{2}){3,}(?![0-9A-Za-z])/g;
/** The name of the element in front; its letters are hexadecimal digits too. */
const element = /\bDE ?55\b/g;
/** Tags of one byte in EMV have a class of their own in the first two bits, those of two bytes five bits set. */
const tagOfTwo = /^(?:9F|5F|BF|DF)[0-9A-F]{2}/;
const tagOfOne = /^[4-9A][0-9A-E]/;
const tlvLength = /^[0-7][0-9A-F]/;

/**
 * The BER-TLV objects of EMV (book 3, annex B) that a run of hexadecimal digits in a text consists of, each whole, and how the
 * run is written; undefined when no run is nothing but objects.
 */
export function tlvIn(text: string): { written: string; objects: TlvObject[] } | undefined {
  for (const written of text.replace(element, ';').match(bytes) ?? []) {
    const objects = objectsOf(written.replaceAll(' ', ''));
    if (isNoChance(written, objects)) return { written, objects };
  }
  return undefined;
}

/** A single object with a short tag may be any number, unless its parts stand apart. */
function isNoChance(written: string, [first, ...others]: readonly TlvObject[]): boolean {
  if (first === undefined) return false;
  return others.length > 0 || first.tag.length > 2 || written.includes(' ');
}

function objectsOf(digits: string): TlvObject[] {
  const objects: TlvObject[] = [];
  let left = digits;
  while (left !== '') {
    const tag = (tagOfTwo.exec(left) ?? tagOfOne.exec(left))?.[0] ?? '';
    const length = tlvLength.exec(left.slice(tag.length))?.[0];
    if (tag === '' || length === undefined) return [];
    const from = tag.length + length.length;
    const to = from + 2 * Number.parseInt(length, 16);
    if (to === from || left.length < to) return [];
    objects.push({ tag, value: left.slice(from, to) });
    left = left.slice(to);
  }
  return objects;
}
