import { profileTexts } from '@genie/contract';
import { AppError } from '../../errors.ts';

/** What was sent is no picture that we take. */
export const photoInvalid = (cause?: unknown): AppError =>
  new AppError('photo_invalid', profileTexts.photoInvalid, { cause });

export const photoTooLarge = (): AppError => new AppError('photo_invalid', profileTexts.photoTooLarge);
