import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';

const feature = 'System';

export const systemEndpoints = {
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
