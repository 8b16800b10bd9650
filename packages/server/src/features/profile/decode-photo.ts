import { constants } from '@genie/contract';
import { photoInvalid, photoTooLarge } from './photo-error.ts';

const { maxBytes } = constants.photo;

const dataUrlHead = /^\s*data:[^,]{0,200};base64,/i;
const padding = /={1,2}$/;
// Looks for one wrong character: to match millions of right ones can exhaust the stack of the regular expressions.
const outsideBase64 = /[^A-Za-z0-9+/]/;

/**
 * The bytes of a photo that was sent as base64 (RFC 4648, section 4) or as a data URL (RFC 2397). What a data URL says of
 * its type counts for nothing.
 *
 * @throws AppError photo_invalid, also past 5 MB
 */
export const decodePhoto = (sent: string): Buffer => {
  const text = sent.replace(dataUrlHead, '').replace(/\s+/g, '');
  if (text === '' || outsideBase64.test(text.replace(padding, ''))) throw photoInvalid();
  if (Buffer.byteLength(text, 'base64') > maxBytes) throw photoTooLarge();
  return Buffer.from(text, 'base64');
};
