import { bitmapBytes } from '../src/components/ui/bitmap/bits.ts';
import { lampBits } from '../src/components/ui/bitmap/lamp.ts';

const width = 1200;
const height = 630;
const margin = 84;
const pitch = 46;
const cell = 40;
const grid = { x: 676, y: (height - 8 * pitch + (pitch - cell)) / 2 };

/** The tokens' colours on an ink panel, as a picture needs them. */
const colours = {
  ink: '#0d1f20',
  paper: '#f5f2ea',
  soft: '#b9c2bd',
  faint: '#93a09b',
  line: '#2b4142',
  box: '#43595a',
  gold: '#e6bd54',
};

const square = (bit: number): string => {
  const lit = lampBits.has(bit);
  const inset = lit ? 0 : 1;
  const x = grid.x + ((bit - 1) % 8) * pitch + inset;
  const y = grid.y + Math.floor((bit - 1) / 8) * pitch + inset;
  const look = lit ? `fill="${colours.gold}"` : `fill="none" stroke="${colours.line}" stroke-width="2"`;
  return `<rect x="${x}" y="${y}" width="${cell - 2 * inset}" height="${cell - 2 * inset}" rx="4" ${look} />`;
};

const byte = (value: string, row: number): string => {
  const y = grid.y + row * pitch + cell / 2 + 8;
  return `<text class="code" x="${grid.x + 8 * pitch + 20}" y="${y}" fill="${colours.faint}">${value}</text>`;
};

const chips = [
  { code: 'DE 39', x: margin, width: 108 },
  { code: '9F27', x: margin + 124, width: 92 },
  { code: '0110', x: margin + 232, width: 92 },
].map(
  (
    chip,
  ) => `<rect x="${chip.x}" y="452" width="${chip.width}" height="48" rx="6" fill="none" stroke="${colours.box}" stroke-width="2" />
    <text class="code" x="${chip.x + chip.width / 2}" y="484" text-anchor="middle" fill="${colours.paper}">${chip.code}</text>`,
);

/** The picture of a shared link as SVG: what the product answers, and the lamp as a message's bitmap with its bytes. */
export const socialPictureSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${colours.ink}" />
  <g class="headline" fill="${colours.paper}">
    <text x="${margin}" y="186">Every bit of a</text>
    <text x="${margin}" y="262">card payment,</text>
    <text x="${margin}" y="338">explained</text>
  </g>
  <text class="line" x="${margin}" y="402" fill="${colours.soft}">Structured answers beside their sources</text>
  ${chips.join('\n  ')}
  ${Array.from({ length: 64 }, (_, index) => square(index + 1)).join('\n  ')}
  ${bitmapBytes(lampBits).map(byte).join('\n  ')}
</svg>
`;

/** The size of the picture in pixels, as social networks ask for it. */
export const socialPictureSize = { width, height };
