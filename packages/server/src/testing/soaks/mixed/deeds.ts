import { paths, paymentTexts } from '@genie/contract';
import { payByForm } from '@genie/sandbox';
import type { Life } from './life.ts';
import { expectSuccess, type World } from './world.ts';

export const mixedCoupon = 'MIXED';
const proMonthly = 3;

const questions = [
  'What does DE 39 = 05 mean?',
  'What does DE 39 = 51 mean?',
  'What does DE 39 = 14 mean?',
  'What is the MTI of an authorisation request?',
] as const;

/** One thing that somebody does, to its end. */
type Deed = (world: World, life: Life) => Promise<void>;

/** Asks in a new chat, and remembers the answer. */
const ask = async (world: World, life: Life): Promise<{ chatId: string; entryId: string }> => {
  const answer = await world.insist(paths.sendPrompt, {
    token: life.token,
    body: { query: world.draws.pick(questions) },
  });
  const message = expectSuccess(answer, 'a question').message as Record<string, unknown>;
  const { chat_id: chatId, entry_id: entryId, status } = message;
  if (status !== 'finished') throw new Error(`a question was answered ${JSON.stringify(message)}`);
  life.answers.set(String(entryId), String(message.answer));
  return { chatId: String(chatId), entryId: String(entryId) };
};

const askRenameAndRate: Deed = async (world, life) => {
  const { chatId, entryId } = await ask(world, life);
  for (const name of ['A first name', 'Response codes']) {
    const body = { chat_id: chatId, name };
    expectSuccess(await world.insist(paths.renameChat, { token: life.token, body }), 'a new name');
    life.names.set(chatId, name);
  }
  const { token } = life;
  const pin = { chat_id: chatId, pinned: true };
  expectSuccess(await world.insist(paths.pinChat, { token, body: pin }), 'a pin');
  life.pinnedChats.add(chatId);
  // An id may hold digits that pass for a card number, which a comment is stored without.
  const comment = `Of ${entryId.replace(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const feedback = { entry_id: entryId, rating: 'good', comment };
  expectSuccess(await world.insist(paths.answerFeedback, { token, body: feedback }), 'feedback');
  life.comments.set(entryId, comment);
};

const askAndDelete: Deed = async (world, life) => {
  const { chatId, entryId } = await ask(world, life);
  const body = { chat_id: chatId };
  const answer = await world.insist(paths.deleteChat, { token: life.token, body });
  const isGoneAlready = answer.status === 404 && answer.lost > 0;
  if (!isGoneAlready) expectSuccess(answer, 'a deletion');
  life.deletedChats.add(chatId);
  life.answers.delete(entryId);
  life.deletedQuestions += 1;
};

/** Orders with a coupon or without one, pays on the gateway's page, and asks until the plan is there. */
const buy: Deed = async (world, life) => {
  const { page, withCoupon } = await orderedPage(world, life);
  await payByForm(page, { card: 'visa-approved' });
  const order = await world.installation.storage.db.order.findFirstOrThrow({
    where: { paymentPageUrl: page },
  });
  life.bought = { reference: order.id, withCoupon };
  const query = new URLSearchParams({
    outlet_id: order.outletId,
    orderReference: order.gatewayReference ?? '',
  });
  const answer = await world.insist(`${paths.paymentStatus}?${query}`, { method: 'GET', token: life.token });
  const { status } = expectSuccess(answer, 'a paid order');
  if (status !== 'paid') throw new Error(`a paid order was answered ${JSON.stringify(answer.body)}`);
  await ask(world, life);
};

/**
 * An order whose process died while the gateway created it holds up the same purchase for half a minute, and its coupon for
 * longer, as is said then: who does not want to wait changes his mind about keeping the card, or about the coupon.
 */
const orderedPage = async (
  world: World,
  life: Life,
): Promise<{ readonly page: string; readonly withCoupon: boolean }> => {
  const prefersCoupon = world.draws.chance(0.7);
  for (let tries = 0; ; tries += 1) {
    const withCoupon = tries % 4 < 2 ? prefersCoupon : !prefersCoupon;
    const answer = await world.tryOnce(paths.addSubscription, {
      token: life.token,
      body: {
        subscription_id: proMonthly,
        coupon_code: withCoupon ? mixedCoupon : null,
        is_accept: tries % 2,
      },
    });
    if (answer === 'lost' || (tries > 0 && answer.body.detail === paymentTexts.couponBeingPaid)) continue;
    const { payment_page_url: page } = expectSuccess({ ...answer, lost: tries }, 'an order');
    return { page: String(page), withCoupon };
  }
};

const changePassword: Deed = async (world, life) => {
  const [former, next] = [life.password, 'Changed2!'];
  const answer = await world.insist(paths.passwordUpdate, {
    token: life.token,
    body: { password: next, confirm_password: next, old_password: former },
  });
  const isDone = answer.lost > 0 && answer.body.code === 'password_incorrect';
  if (!isDone) expectSuccess(answer, 'a new password');
  life.password = next;
  life.formerPassword = former;
};

/** What everybody does, each in an order of their own. */
export const deeds: readonly Deed[] = [askRenameAndRate, askAndDelete, buy, changePassword];
