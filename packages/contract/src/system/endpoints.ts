import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';

const feature = 'System';

const settingsSchema = z.object({
  brand_name: z.string(),
  operator_name: z.string(),
  operator_address: z.string(),
  support_email: z.string(),
  linkedin_url: z.string(),
  youtube_url: z.string(),
  google_sign_in: z.boolean().describe('Whether signing in with Google is configured.'),
  captcha_required: z.boolean().describe('Whether signing in asks for a CAPTCHA.'),
});

export type Settings = z.infer<typeof settingsSchema>;

export const systemEndpoints = {
  settings: defineEndpoint({
    method: 'GET',
    path: paths.settings,
    feature,
    summary: "The operator's names and addresses, as pages show them",
    authentication: 'none',
    response: settingsSchema,
    errors: [],
  }),
  health: defineEndpoint({
    method: 'GET',
    path: paths.health,
    feature,
    summary: 'Whether the process is alive',
    authentication: 'none',
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  readiness: defineEndpoint({
    method: 'GET',
    path: paths.readiness,
    feature,
    summary: 'Whether the process can serve: database migrated and reachable, index open',
    authentication: 'none',
    response: z.object({ status: z.literal('ready') }),
    errors: [],
  }),
} as const;
