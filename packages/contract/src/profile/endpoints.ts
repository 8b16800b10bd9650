import { z } from 'zod';
import { messageResponseSchema } from '../accounts/schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { passwordUpdateRequestSchema, updateProfileRequestSchema, userProfileSchema } from './schemas.ts';

const feature = 'Profile';

export const profileEndpoints = {
  getUserProfile: defineEndpoint({
    method: 'POST',
    path: paths.getUserProfile,
    feature,
    summary: 'Who is signed in',
    authentication: 'access',
    body: z.object({}),
    response: userProfileSchema,
    errors: ['unauthenticated'],
  }),
  updateProfile: defineEndpoint({
    method: 'POST',
    path: paths.updateProfile,
    feature,
    summary: 'Change name and photo',
    authentication: 'access',
    body: updateProfileRequestSchema,
    response: messageResponseSchema,
    errors: ['unauthenticated'],
  }),
  passwordUpdate: defineEndpoint({
    method: 'POST',
    path: paths.passwordUpdate,
    feature,
    summary: 'Change the password; other sessions end',
    authentication: 'access',
    body: passwordUpdateRequestSchema,
    response: z.object({ msg: z.string() }),
    errors: ['unauthenticated'],
  }),
} as const;
