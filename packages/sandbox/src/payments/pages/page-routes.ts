import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignOrigin } from '../../control/foreign-origin.ts';
import { maskHeaders, type RequestLog } from '../../control/request-log.ts';
import { testCards } from '../cards/test-cards.ts';
import type { Gateway } from '../gateway.ts';
import { GatewayError } from '../gateway-error.ts';
import { maskFields, maskPath } from '../mask-request.ts';
import { answerChallenge } from '../orders/answer-challenge.ts';
import { beginPayment } from '../orders/begin-payment.ts';
import { chargeSavedCard } from '../orders/charge-saved-card.ts';
import { attemptsMade, currentPayment, isPayable, type Order } from '../orders/order.ts';
import { cancelOrder } from '../orders/reversals.ts';
import { cardPage } from './card-page.ts';
import { challengePage } from './challenge-page.ts';
import { filledFields } from './filled-fields.ts';
import { type PageLanguage, textsOf } from './page-texts.ts';
import { sendPaymentPage } from './payment-layout.ts';
import { type CardFields, noFields, readCardForm } from './read-card-form.ts';
import { resultPage, wordsPage } from './result-page.ts';
import { cancelAddress, returnAddress } from './return-address.ts';

type PageOptions = { gateway: Gateway; requests: RequestLog };
type Asked = { order: Order | null; language: PageLanguage; fields: URLSearchParams };

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

  app.get('/', async (request, reply) => {
    const { order, language, fields } = read(request);
    if (order === null) return await sendUnknown(reply, language);
    if (currentPayment(order).state === 'AWAIT_3DS') return await sendChallenge(reply, order, language);
    if (!isPayable(order)) return await sendResult(reply.code(410), order, language, true);
    const chosen = testCards.find(({ id }) => id === fields.get('card')) ?? null;
    const filled = chosen ? filledFields(chosen, gateway.clock.now()) : noFields;
    return await sendCardPage(reply, order, language, { fields: filled, problems: {}, chosen });
  });

  app.post('/card', async (request, reply) => {
    const { order, language, fields } = read(request);
    if (order === null) return await sendUnknown(reply, language);
    if (!isPayable(order) || isRepeated(order, fields)) return await goOn(reply, order, language);
    const typed: CardFields = {
      number: fields.get('number') ?? '',
      expiry: fields.get('expiry') ?? '',
      cvv: fields.get('cvv') ?? '',
      name: fields.get('name') ?? '',
    };
    const form = readCardForm(typed, gateway.clock.now());
    if ('problems' in form) {
      // A number that is wrong may be somebody's own: it is not sent back, and a CVV never is.
      const shown = { ...typed, cvv: '', ...(form.problems.number !== undefined && { number: '' }) };
      const again = { fields: shown, problems: form.problems, chosen: null };
      return await sendCardPage(reply.code(400), order, language, again);
    }
    await beginPayment(gateway, order, form.given, form.given.card.outcome).answered;
    return await goOn(reply, order, language);
  });

  app.post('/saved-card', async (request, reply) => {
    const { order, language, fields } = read(request);
    if (order === null) return await sendUnknown(reply, language);
    const { savedCard } = order.request;
    if (savedCard === undefined || !isPayable(order) || isRepeated(order, fields)) {
      return await goOn(reply, order, language);
    }
    const cvv = fields.get('cvv');
    try {
      await chargeSavedCard(gateway, order, { ...savedCard, ...(cvv !== null && cvv !== '' && { cvv }) })
        .answered;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const again = { fields: noFields, problems: { cvv: 'wrongCvv' } as const, chosen: null };
      return await sendCardPage(reply.code(400), order, language, again);
    }
    return await goOn(reply, order, language);
  });

  app.post('/challenge', async (request, reply) => {
    const { order, language, fields } = read(request);
    if (order === null) return await sendUnknown(reply, language);
    if (currentPayment(order).state === 'AWAIT_3DS' && !isRepeated(order, fields)) {
      answerChallenge(gateway, order, (fields.get('otp') ?? '').trim());
    }
    return await goOn(reply, order, language);
  });

  app.get('/cancel', async (request, reply) => {
    const { order, language } = read(request);
    if (order === null) return await sendUnknown(reply, language);
    const { cancelMarksOrder, cancelAddsRef } = gateway.settings;
    const untouched = attemptsMade(order) === 0 && isPayable(order);
    if (cancelMarksOrder && untouched) cancelOrder(gateway, order);
    const address = cancelAddress(order, cancelAddsRef);
    if (address !== null) return await reply.header('cache-control', 'no-store').redirect(address, 303);
    const body = wordsPage(language, 'leftTitle', 'leftText');
    return await sendPaymentPage(reply, { title: textsOf(language).leftTitle, language, body, leadsTo: [] });
  });

  function read({ query, body }: FastifyRequest): Asked {
    const fields =
      body instanceof URLSearchParams ? body : new URLSearchParams(query as Record<string, string>);
    const order = gateway.book.findByCode(fields.get('code') ?? '') ?? null;
    const asked = fields.get('language') ?? order?.request.language;
    return { order, language: asked === 'ar' ? 'ar' : 'en', fields };
  }

  /** After a step: back to the merchant, or to the page when there is more to do. */
  async function goOn(reply: FastifyReply, order: Order, language: PageLanguage): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    if (currentPayment(order).state === 'AWAIT_3DS' || isPayable(order)) {
      return await reply.redirect(`${at()}/?code=${order.code}&language=${language}`, 303);
    }
    const back = returnAddress(order);
    const { skipConfirmationPage } = order.request.merchantAttributes;
    if (skipConfirmationPage && back !== null) return await reply.redirect(back, 303);
    return await sendResult(reply, order, language, false);
  }

  async function sendCardPage(
    reply: FastifyReply,
    order: Order,
    language: PageLanguage,
    form: Pick<Parameters<typeof cardPage>[0], 'fields' | 'problems' | 'chosen'>,
  ): Promise<FastifyReply> {
    return await sendPaymentPage(reply, {
      title: textsOf(language).title,
      language,
      body: cardPage({ order, language, at: at(), ...form }),
      leadsTo: [returnAddress(order)],
    });
  }

  async function sendChallenge(reply: FastifyReply, order: Order, language: PageLanguage) {
    return await sendPaymentPage(reply, {
      title: textsOf(language).challengeTitle,
      language,
      body: challengePage(order, language, at()),
      leadsTo: [returnAddress(order)],
    });
  }

  /** The path of the page in the browser, which a proxy may have put below another one. */
  function at(): string {
    return `${new URL(gateway.baseUrl()).pathname}/paypage`;
  }
}

/** Whether the form belongs to an attempt that was made already: sent twice, or shown again by the browser. */
function isRepeated(order: Order, fields: URLSearchParams): boolean {
  const attempt = fields.get('attempt');
  return attempt !== null && attempt !== String(attemptsMade(order));
}

async function sendResult(reply: FastifyReply, order: Order, language: PageLanguage, used: boolean) {
  const body = resultPage(order, language, used);
  return await sendPaymentPage(reply, { title: textsOf(language).title, language, body, leadsTo: [] });
}

async function sendUnknown(reply: FastifyReply, language: PageLanguage): Promise<FastifyReply> {
  const body = wordsPage(language, 'unknownTitle', 'unknownText');
  const title = textsOf(language).unknownTitle;
  return await sendPaymentPage(reply.code(404), { title, language, body, leadsTo: [] });
}
