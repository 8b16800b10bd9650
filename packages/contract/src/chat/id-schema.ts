import { z } from 'zod';

/** An id as the server gives them out. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, 'This is not an id.');

/** An id that a client makes up at random: long enough to be nobody else's. */
export const newIdSchema = idSchema.min(20, 'An id is random and has at least 20 characters.');
