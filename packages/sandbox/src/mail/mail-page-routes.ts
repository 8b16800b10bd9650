import type { FastifyInstance } from 'fastify';
import { inboxPage, inboxScript } from '../pages/inbox-page.ts';
import { liveScript, sendPage } from '../pages/layout.ts';
import type { Inbox } from './inbox.ts';

/** The inbox a person reads, and the events by which it shows new mail. */
export async function mailPageRoutes(app: FastifyInstance, { inbox }: { inbox: Inbox }): Promise<void> {
  const script = liveScript + inboxScript;

  app.get('/', async (_request, reply) => {
    const body = inboxPage({ messages: inbox.messages(), open: null });
    return await sendPage(reply, { title: 'Inbox · Genie sandbox', body, script });
  });

  app.get<{ Params: { id: string } }>('/view/:id', async (request, reply) => {
    const open = inbox.find(request.params.id) ?? null;
    if (open) open.read = true;
    const body = inboxPage({ messages: inbox.messages(), open });
    const title = `${open?.subject ?? 'No such message'} · Genie sandbox`;
    return await sendPage(reply.code(open ? 200 : 404), { title, body, script });
  });

  app.get('/events', async (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
    raw.write(': listening\n\n');
    const tell = () => raw.write('data: changed\n\n');
    inbox.on('added', tell).on('removed', tell);
    raw.once('close', () => inbox.off('added', tell).off('removed', tell));
  });
}
