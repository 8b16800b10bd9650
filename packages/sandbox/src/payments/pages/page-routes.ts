import type { FastifyInstance } from 'fastify';
import { refuseForeignOrigin } from '../../control/foreign-origin.ts';
import { maskHeaders, type RequestLog } from '../../control/request-log.ts';
import type { Gateway } from '../gateway.ts';
import { maskFields, maskPath } from '../mask-request.ts';
import { leavePage } from './leave-page.ts';
import { routeOf } from './page-answers.ts';
import { showPage } from './show-page.ts';
import { takeCard } from './take-card.ts';
import { takeChallenge } from './take-challenge.ts';
import { takeSavedCard } from './take-saved-card.ts';

type PageOptions = { gateway: Gateway; requests: RequestLog };

/** The hosted payment page, opened with the code of an order. Faults of the API leave it alone. */
export async function pageRoutes(app: FastifyInstance, { gateway, requests }: PageOptions): Promise<void> {
  app.addHook('onRequest', refuseForeignOrigin);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('preHandler', async (request, reply) => {
    const { method, url, headers, body } = request;
    const fields = body instanceof URLSearchParams ? maskFields(body) : null;
    const shownHeaders = maskHeaders(headers);
    if (shownHeaders.referer !== undefined) shownHeaders.referer = maskPath(shownHeaders.referer);
    const shown = { method, path: maskPath(url), headers: shownHeaders, body: fields };
    const record = requests.record('payments', shown);
    reply.raw.once('close', () => {
      record.outcome = reply.raw.writableFinished ? String(reply.statusCode) : 'the client went away';
    });
  });

  app.get('/', routeOf(gateway, showPage));
  app.post('/card', routeOf(gateway, takeCard));
  app.post('/saved-card', routeOf(gateway, takeSavedCard));
  app.post('/challenge', routeOf(gateway, takeChallenge));
  app.get('/cancel', routeOf(gateway, leavePage));
}
