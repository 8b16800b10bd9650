/** A part of a picture, in its own pixels. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A photo as it is shown and sent: a square JPEG. */
export type CroppedPhoto = {
  readonly dataUrl: string;
  readonly base64: string;
  /** The name of the chosen file. */
  readonly name: string;
};

/** The longest side that is sent; the server keeps a smaller one. */
const maxSidePx = 1_024;
const jpegQuality = 0.9;

/** The square that is cut when the visitor moved nothing: as large as fits, in the middle. */
const centredSquare = (width: number, height: number): Area => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
};

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new TypeError('The photo could not be drawn.')) : resolve(blob)),
      'image/jpeg',
      jpegQuality,
    ),
  );

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });

/** Cuts a square out of a picture, at most 1024 pixels wide, on white where it is transparent. */
export const cropPhoto = async (file: File, area: Area | undefined): Promise<CroppedPhoto> => {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = area ?? centredSquare(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.min(maxSidePx, Math.round(width)));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('This browser cannot draw.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  const dataUrl = await toDataUrl(await toBlob(canvas));
  return { dataUrl, base64: dataUrl.slice(dataUrl.indexOf(',') + 1), name: file.name };
};
