import { constants, systemTexts } from '@genie/contract';
import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '../../errors.ts';
import { TurnQueue } from '../../turn-queue.ts';
import { photoInvalid } from './photo-error.ts';
import { isAnimatedPng, pictureKind } from './picture-kind.ts';
import type { Photo } from './profile-store.ts';

/** More than any phone takes, and little enough to be decoded in a moment. */
const mostPixels = 50_000_000;
const decodeSeconds = 10;
const webpQuality = 82;
const patienceMs = 10_000;
const retryAfterSeconds = 5;

type OpenPicture = (bytes: Buffer, options: SharpOptions) => Sharp;

let opening: Promise<OpenPicture> | undefined;

/** Loaded with the first photo: it takes 30 MB, and many processes never see one. */
const pictures = (): Promise<OpenPicture> => {
  opening ??= import('sharp').then(({ default: sharp }) => {
    // libvips would take every core and keep what it decoded last.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return opening;
};

/** One photo at a time: it fills a core, and shares the threads it runs on with others' work, such as comparing passwords. */
export const photoQueue = (patience = patienceMs): TurnQueue =>
  new TurnQueue({
    patienceMs: patience,
    refusal: () => new AppError('overloaded', systemTexts.overloaded, { retryAfterSeconds }),
  });

const photoTurns = photoQueue();

/**
 * Makes a photo fit to be shown: turned upright, cropped to the square in its middle, at most 512 px wide, encoded anew as
 * WebP. Nothing of the file that was sent stays: no metadata, no place where it was taken, no second file hidden in it.
 *
 * @throws AppError photo_invalid for anything but one whole JPEG, PNG or WebP picture of at most 50 megapixels; overloaded
 *   when its turn does not come in time
 */
export const normalizePhoto = async (bytes: Buffer, turns: TurnQueue = photoTurns): Promise<Photo> => {
  const kind = pictureKind(bytes);
  if (kind === undefined || (kind === 'png' && isAnimatedPng(bytes))) throw photoInvalid();
  const open = await pictures();
  const endTurn = await turns.take();
  try {
    return await squareOf(open(bytes, { limitInputPixels: mostPixels, failOn: 'error' }), kind);
  } catch (error) {
    throw photoInvalid(error);
  } finally {
    endTurn();
  }
};

const squareOf = async (picture: Sharp, kind: string): Promise<Photo> => {
  const { autoOrient, format, pages = 1 } = await picture.metadata();
  if (format !== kind || pages > 1) throw new Error(`a ${format} of ${pages} pictures`);
  const side = Math.min(constants.photo.maxSidePx, autoOrient.width, autoOrient.height);
  const image = await picture
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'centre' })
    .timeout({ seconds: decodeSeconds })
    .webp({ quality: webpQuality })
    .toBuffer();
  return { mediaType: 'image/webp', image: new Uint8Array(image) };
};
