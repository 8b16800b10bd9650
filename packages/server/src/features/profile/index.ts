import { endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { unauthenticated } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { findProfile } from './profile-store.ts';

export const registerProfile = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.getUserProfile, async ({ caller }) => {
    const profile = await findProfile(context.storage.db, caller.userId);
    if (!profile) throw unauthenticated();
    return { full_name: profile.fullName, email: profile.email, phone: profile.phone, photo: null };
  });
};
