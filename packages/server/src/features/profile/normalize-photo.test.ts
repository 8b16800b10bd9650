import { deflateSync } from 'node:zlib';
import { profileTexts, systemTexts } from '@genie/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { normalizePhoto, photoQueue } from './normalize-photo.ts';

const invalid = { code: 'photo_invalid', message: profileTexts.photoInvalid };

/** Red on the left, blue on the right, so that turning and cropping show. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);

const noise = async (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 50 } },
  });

const pixel = async (image: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 3;
  return (data[at] ?? 0) > 128 ? 'red' : (data[at + 2] ?? 0) > 128 ? 'blue' : 'other';
};

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
};

const crc32 = (bytes: Buffer) => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes an upright square of at most 512 px without metadata',
  async (format) => {
    const bytes = await halves(1_200, 800)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { mediaType, image } = await normalizePhoto(bytes);
    const metadata = await sharp(image).metadata();
    expect([mediaType, metadata.format, metadata.width, metadata.height]).toEqual([
      'image/webp',
      'webp',
      512,
      512,
    ]);
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      new Array(4).fill(undefined),
    );
    // Orientation 6 is turned clockwise: what was left is on top.
    expect(await pixel(image, 256, 50)).toBe('red');
    expect(await pixel(image, 256, 460)).toBe('blue');
  },
);

test('the square is the middle of the picture, and a small picture is not enlarged', async () => {
  const { image } = await normalizePhoto(await halves(300, 100).png().toBuffer());
  expect(await sharp(image).metadata()).toMatchObject({ width: 100, height: 100 });
  expect([await pixel(image, 10, 50), await pixel(image, 90, 50)]).toEqual(['red', 'blue']);
});

test('a picture with transparency, in grey, or in CMYK is taken', async () => {
  const base = halves(64, 64);
  for (const bytes of [
    await base.clone().ensureAlpha(0.5).png().toBuffer(),
    await base.clone().greyscale().jpeg().toBuffer(),
    await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
  ]) {
    expect((await normalizePhoto(bytes)).mediaType).toBe('image/webp');
  }
});

test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is refused', async (format) => {
  const bytes = await (await noise(400, 400)).toFormat(format).toBuffer();
  for (const part of [0.001, 0.3, 0.7, 0.95]) {
    const cut = bytes.subarray(0, Math.ceil(bytes.length * part));
    await expect(normalizePhoto(cut)).rejects.toMatchObject(invalid);
  }
});

test('other files are refused, whatever they call themselves', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  for (const bytes of [
    Buffer.from(svg),
    Buffer.from(`<?xml version="1.0"?>${svg}`),
    await halves(8, 8).gif().toBuffer(),
    await halves(8, 8).tiff().toBuffer(),
    await halves(8, 8).avif().toBuffer(),
    Buffer.from('%PDF-1.7'),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP'),
    Buffer.alloc(0),
    Buffer.alloc(1_000, 0xff),
  ]) {
    await expect(normalizePhoto(bytes)).rejects.toMatchObject(invalid);
  }
});

test('animations are refused', async () => {
  const frames = await sharp(
    [await halves(16, 16).png().toBuffer(), await (await noise(16, 16)).png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  await expect(normalizePhoto(frames)).rejects.toMatchObject(invalid);
  const png = await halves(16, 16).png().toBuffer();
  const afterHeader = 8 + 25;
  const animated = Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(afterHeader),
  ]);
  await expect(normalizePhoto(animated)).rejects.toMatchObject(invalid);
});

test('a small file that would be an enormous picture is refused before it is decoded', async () => {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const rows = deflateSync(Buffer.concat(Array.from({ length: 1_000 }, () => row)));
  const bomb = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  const before = process.cpuUsage();
  await expect(normalizePhoto(bomb)).rejects.toMatchObject(invalid);
  // Time of the processor: what others do on a busy machine is not counted.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  const declared = await halves(16, 16).png().toBuffer();
  declared.writeUInt32BE(60_000, 16);
  await expect(normalizePhoto(declared)).rejects.toMatchObject(invalid);
});

test('many photos at once are all made, one after the other', async () => {
  const bytes = await halves(2_000, 1_500).jpeg().toBuffer();
  const broken = bytes.subarray(0, 5_000);
  const results = await Promise.allSettled([bytes, broken, bytes, bytes].map((one) => normalizePhoto(one)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('whose turn does not come in time is told that the service is busy', async () => {
  const bytes = await halves(16, 16).png().toBuffer();
  const turns = photoQueue(1);
  const endTurn = await turns.take();
  await expect(normalizePhoto(bytes, turns)).rejects.toMatchObject({
    code: 'overloaded',
    message: systemTexts.overloaded,
  });
  endTurn();
  await expect(normalizePhoto(bytes, turns)).resolves.toMatchObject({ mediaType: 'image/webp' });
});

test('base64 is read bare, wrapped in lines or as a data URL, and nothing else is', () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00]);
  const text = bytes.toString('base64');
  for (const sent of [text, `${text.slice(0, 4)}\r\n${text.slice(4)}`, `data:image/png;base64,${text}`]) {
    expect(decodePhoto(sent)).toEqual(bytes);
  }
  for (const sent of [
    'no!base64',
    'data:image/png,abc',
    'https://example.com/a.png',
    '====',
    'data:;base64,',
  ]) {
    expect(() => decodePhoto(sent)).toThrow(profileTexts.photoInvalid);
  }
});
