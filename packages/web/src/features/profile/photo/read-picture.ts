import { constants, profileTexts } from '@genie/contract/client';

const mediaTypes: readonly string[] = constants.photo.mediaTypes;

/** What is wrong with a chosen file; undefined when it is a picture that this browser can read. */
export const refusePicture = async (file: File): Promise<string | undefined> => {
  if (!mediaTypes.includes(file.type)) return profileTexts.photoInvalid;
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return profileTexts.photoInvalid;
  }
};
