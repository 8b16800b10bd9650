import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseForeignOrigin } from '../control/foreign-origin.ts';
import type { Inbox } from './inbox.ts';
import { mailpitList, mailpitMessage } from './mailpit.ts';
import { searchMail } from './search-mail.ts';

const pageSchema = z.object({
  start: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(0).default(50),
});
const searchSchema = pageSchema.extend({ query: z.string().min(1) });
const deletionSchema = z.object({ IDs: z.array(z.string()).optional() }).nullish();

type IdParams = { Params: { id: string } };

/** The part of Mailpit's API that testers use, in Mailpit's own form, so that Mailpit can take this one's place. */
export async function mailApiRoutes(app: FastifyInstance, { inbox }: { inbox: Inbox }): Promise<void> {
  app.addHook('onRequest', refuseForeignOrigin);
  app.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof z.ZodError ? 400 : (error.statusCode ?? 500);
    const text = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
    return await reply.code(status).type('text/plain').send(text);
  });

  app.get('/messages', async (request) => {
    const { start, limit } = pageSchema.parse(request.query);
    const all = inbox.messages();
    return mailpitList(all, all, start, limit);
  });

  app.get('/search', async (request) => {
    const { query, start, limit } = searchSchema.parse(request.query);
    const all = inbox.messages();
    return mailpitList(all, searchMail(all, query), start, limit);
  });

  app.get<IdParams>('/message/:id', async (request, reply) => {
    const message = inbox.find(request.params.id);
    if (!message) return await reply.code(404).type('text/plain').send('Message not found');
    message.read = true;
    return mailpitMessage(message);
  });

  app.get<IdParams>('/message/:id/raw', async (request, reply) => {
    const message = inbox.find(request.params.id);
    if (!message) return await reply.code(404).type('text/plain').send('Message not found');
    return await reply.type('text/plain; charset=utf-8').send(message.raw);
  });

  app.delete('/messages', async (request, reply) => {
    const ids = deletionSchema.parse(request.body)?.IDs;
    // Mailpit reads an empty list as no list: all messages go.
    inbox.remove(ids?.length ? ids : undefined);
    return await reply.type('text/plain').send('ok');
  });
}
