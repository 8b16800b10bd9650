import { profileTexts, type UpdateProfileRequest } from '@genie/contract';
import { maskSensitiveCardData } from '@genie/payment-formats';
import type { Context } from '../../context.ts';
import { AppError, unauthenticated } from '../../errors.ts';
import type { Caller } from '../../http/authentication.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { refuseCardData } from '../accounts/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { decodePhoto } from './decode-photo.ts';
import { normalizePhoto } from './normalize-photo.ts';
import { findProfile, setFullName, setPhoto } from './profile-store.ts';

/** Changes the caller's name, and the photo when one is sent. E-mail and phone stay as they are. */
export const updateProfile = async (
  context: Context,
  { userId }: Caller,
  { full_name: fullName, email, photo: sent, photo_name }: UpdateProfileRequest,
  facts: RequestFacts,
): Promise<void> => {
  const { clock, storage } = context;
  const profile = await findProfile(storage.db, userId);
  if (!profile) throw unauthenticated();
  if (email.toLowerCase() !== profile.emailKey) {
    throw new AppError('validation_failed', profileTexts.emailFixed, {
      details: { fields: { email: profileTexts.emailFixed } },
    });
  }
  refuseCardData(fullName);
  const photo = sent ? await normalizePhoto(decodePhoto(sent)) : undefined;
  const now = clock.now();
  await storage.transaction(async (tx) => {
    if (!(await setFullName(tx, userId, { fullName, now }))) throw unauthenticated();
    if (photo) await setPhoto(tx, userId, { photo, name: maskSensitiveCardData(photo_name ?? '').text, now });
    await recordSecurityEvent(tx, context, { kind: 'profile_updated', userId, facts });
  });
};
