import { endpoints, profileTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { unauthenticated } from '../../errors.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { route } from '../../http/route.ts';
import { limitAttempts } from '../abuse/index.ts';
import { presentProfile } from './present-profile.ts';
import { findProfile } from './profile-store.ts';
import { updateProfile } from './update-profile.ts';
import { uploadsAtOnce } from './uploads-at-once.ts';

export { exportAccount } from './export-account.ts';

// Base64 of the largest photo there can be, with room for the rest of the body.
const updateProfileBodyBytes = 8 * 1_024 * 1_024;

export const registerProfile = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.getUserProfile, async ({ caller }) => {
    const profile = await findProfile(context.storage.db, caller.userId);
    if (!profile) throw unauthenticated();
    return presentProfile(profile);
  });

  route(
    app,
    endpoints.updateProfile,
    async ({ body, caller, request }) => {
      await limitAttempts(context, 'change', { byAccount: caller.userId });
      await updateProfile(context, caller, body, requestFacts(context, request));
      return { message: profileTexts.profileUpdated };
    },
    { admit: uploadsAtOnce(), bodyLimit: updateProfileBodyBytes },
  );
};
