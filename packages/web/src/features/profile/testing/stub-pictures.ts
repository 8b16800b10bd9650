import { vi } from 'vitest';

/** What was drawn: the part of the picture, and the size of the square it became. */
export type Drawn = {
  readonly part: readonly number[];
  readonly side: number;
};

/** What jsdom lacks: pictures of some size that can be read, and a canvas, whose JPEG says what was drawn on it. */
export const stubPictures = ({ width = 800, height = 600 } = {}): readonly Drawn[] => {
  const drawn: Drawn[] = [];
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if ((await file.text()) === 'broken') throw new DOMException('unreadable', 'InvalidStateError');
    return { width, height, close: () => undefined };
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const context = {
    fillRect: () => undefined,
    drawImage: (_picture: unknown, ...numbers: number[]) => {
      drawn.push({ part: numbers.slice(0, 4), side: numbers[6] ?? 0 });
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, type = '') =>
    callback(new Blob(['square'], { type })),
  );
  return drawn;
};
