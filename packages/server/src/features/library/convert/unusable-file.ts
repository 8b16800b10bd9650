/** A file that cannot be imported; the text says why, for the person who named it. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}
