import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { contactRequestSchema, contactResponseSchema } from './schemas.ts';

export const contactEndpoints = {
  contact: defineEndpoint({
    method: 'POST',
    path: paths.contact,
    feature: 'Contact',
    summary: 'Mail a message to the operator; card data in it is masked',
    authentication: 'none',
    body: contactRequestSchema,
    response: contactResponseSchema,
    errors: ['too_many_requests'],
  }),
} as const;
