import { endpoints } from '@genie/contract';
import { openOrder, paymentStatus } from '../../payments.ts';
import { type Person, signedInPerson, signInAgain } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import type { Bank } from './bank.ts';
import { createOracle, type Oracle } from './oracle.ts';
import type { Story, World } from './story.ts';

export const coupon = 'YEAR25';
export const couponFils = 2_500;

/** A subscriber in the product, and the oracle that reckons the same year without it. */
export type YearlySubscriber = {
  readonly story: Story;
  readonly person: Person;
  readonly oracle: Oracle;
  hasCancelled: boolean;
  pagesPaid: number;
};

/** Buys a plan as people do, with a card that is kept: the clock must stand at the story's beginning. */
export const subscribe = async (
  app: TestApp,
  { story, world, bank }: { story: Story; world: World; bank: Bank },
): Promise<YearlySubscriber> => {
  const person = await signedInPerson(app, { planId: null });
  bank.isCustomer(person.email, story);
  const order = await openOrder(app, person, {
    planId: story.planId,
    saveCard: true,
    ...(story.hasCoupon && { coupon }),
  });
  const [year = '', month = ''] = story.cardGoodUntil.split('-');
  app.sandbox.payments.pay(order.id, { expiry: `${month}/${year.slice(2)}` });
  const { status, body } = await paymentStatus(app, person, order);
  if (status !== 200) throw new Error(`a purchase was answered ${status}: ${JSON.stringify(body)}`);
  return { story, person, oracle: createOracle(story, world), hasCancelled: false, pagesPaid: 0 };
};

/** What a subscriber does at a time: cancels, or confirms a payment on the page that was mailed. */
export const live = async (app: TestApp, bank: Bank, one: YearlySubscriber): Promise<void> => {
  const { story, person } = one;
  const time = app.clock.now().getTime();
  one.oracle.happen(time);
  if (story.cancelsAt !== null && story.cancelsAt <= time && !one.hasCancelled) {
    one.hasCancelled = true;
    const { token } = await signInAgain(app, person);
    await app.call(endpoints.isSubscription, { token, body: { is_subscription: 0 } });
  }
  const pages = story.confirms && !one.hasCancelled ? (bank.pages.get(person.email) ?? []) : [];
  for (const page of pages.slice(one.pagesPaid)) {
    one.pagesPaid += 1;
    app.sandbox.payments.pay(page);
    bank.paidOnPage(person.email, app.sandbox.payments.order(page).amount.value);
  }
};
