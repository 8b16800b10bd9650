import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { attemptsMade, currentPayment, isPayable, type Order } from '../orders/order.ts';
import { cardPage } from './card-page.ts';
import { challengePage } from './challenge-page.ts';
import { type PageLanguage, textsOf } from './page-texts.ts';
import { sendPaymentPage } from './payment-layout.ts';
import { resultPage, wordsPage } from './result-page.ts';
import { returnAddress } from './return-address.ts';

/** What a browser asks of the page of an order. */
type Visit = {
  readonly order: Order;
  readonly language: PageLanguage;
  readonly fields: URLSearchParams;
};

/** One step of a payer. */
export type Step = (gateway: Gateway, visit: Visit, reply: FastifyReply) => Promise<FastifyReply>;

type CardForm = Pick<Parameters<typeof cardPage>[0], 'fields' | 'problems' | 'chosen'>;

/** The route of a step; a code that names no order leads to a page that says so. */
export const routeOf =
  (gateway: Gateway, step: Step) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { query, body } = request;
    const fields =
      body instanceof URLSearchParams ? body : new URLSearchParams(query as Record<string, string>);
    const order = gateway.book.findByCode(fields.get('code') ?? '');
    const language = (fields.get('language') ?? order?.request.language) === 'ar' ? 'ar' : 'en';
    if (order !== undefined) return await step(gateway, { order, language, fields }, reply);
    const unknown = wordsPage(language, 'unknownTitle', 'unknownText');
    const title = textsOf(language).unknownTitle;
    return await sendPaymentPage(reply.code(404), { title, language, body: unknown, leadsTo: [] });
  };

/** Whether the form belongs to an attempt that was made already: sent twice, or shown again by the browser. */
export function isRepeated({ order, fields }: Visit): boolean {
  const attempt = fields.get('attempt');
  return attempt !== null && attempt !== String(attemptsMade(order));
}

/** After a step: back to the merchant, or to the page when there is more to do. */
export async function goOn(gateway: Gateway, { order, language }: Visit, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if (currentPayment(order).state === 'AWAIT_3DS' || isPayable(order)) {
    return await reply.redirect(`${pathOf(gateway)}/?code=${order.code}&language=${language}`, 303);
  }
  const back = returnAddress(order);
  const { skipConfirmationPage } = order.request.merchantAttributes;
  if (skipConfirmationPage && back !== null) return await reply.redirect(back, 303);
  return await sendResult({ order, language }, reply, false);
}

export async function sendCardPage(
  gateway: Gateway,
  { order, language }: Visit,
  reply: FastifyReply,
  form: CardForm,
): Promise<FastifyReply> {
  return await sendPaymentPage(reply, {
    title: textsOf(language).title,
    language,
    body: cardPage({ order, language, at: pathOf(gateway), ...form }),
    leadsTo: [returnAddress(order)],
  });
}

export async function sendChallenge(gateway: Gateway, { order, language }: Visit, reply: FastifyReply) {
  return await sendPaymentPage(reply, {
    title: textsOf(language).challengeTitle,
    language,
    body: challengePage(order, language, pathOf(gateway)),
    leadsTo: [returnAddress(order)],
  });
}

/** @param used whether the order was paid, or given up, before */
export async function sendResult(
  { order, language }: Pick<Visit, 'order' | 'language'>,
  reply: FastifyReply,
  used: boolean,
): Promise<FastifyReply> {
  const body = resultPage(order, language, used);
  return await sendPaymentPage(reply, { title: textsOf(language).title, language, body, leadsTo: [] });
}

/** The path of the page in the browser, which a proxy may have put below another one. */
const pathOf = (gateway: Gateway): string => `${new URL(gateway.baseUrl()).pathname}/paypage`;
