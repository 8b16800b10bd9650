const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const chunkOverheadBytes = 12;

/** The kind of a picture by its first bytes; undefined for any other file, whatever its name or type says. */
export const pictureKind = (bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined => {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : undefined;
};

/** Whether a PNG announces an animation (`acTL` before its first `IDAT`; PNG third edition, 11.3.6.1). */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  let at = pngSignature.length;
  while (at + chunkOverheadBytes <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += chunkOverheadBytes + bytes.readUInt32BE(at);
  }
  return false;
};
