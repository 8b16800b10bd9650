import { z } from 'zod';

/** An id as the server gives them out. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, 'This is not an id.');
