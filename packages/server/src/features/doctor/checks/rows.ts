import { addMinutes } from '../../../clock.ts';
import { countMailsByStatus, countMailsWaitingSince } from '../../mail/index.ts';
import { findDemoData } from '../../operations/index.ts';
import { findOrderMismatches } from '../../payments/index.ts';
import { type Check, failed, ok, onRows, type Verdict, warning } from '../finding.ts';

/** Accounts and coupons that anybody knows. */
export const demoDataCheck: Check = {
  name: 'demo-data',
  look: onRows(async (context) => {
    const { accounts, coupons } = await findDemoData(context);
    if (accounts.length + coupons.length === 0) return ok('none');
    const says = [
      ...(accounts.length > 0 ? [`demo accounts ${accounts.join(', ')}`] : []),
      ...(coupons.length > 0 ? [`demo coupons ${coupons.join(', ')}`] : []),
    ].join('; ');
    const { production, sandboxed } = context.config;
    const takesMoney = production || !sandboxed.includes('payments');
    return takesMoney ? failed(says, 'Run `npm run genie -- demo remove`.') : ok(says);
  }),
};

const lateMinutes = 15;

/** Mails that should be out by now. */
export const outboxCheck: Check = {
  name: 'outbox',
  look: onRows(async ({ clock, storage: { db } }) => {
    const late = await countMailsWaitingSince(db, addMinutes(clock.now(), -lateMinutes));
    const givenUp = (await countMailsByStatus(db)).get('failed') ?? 0;
    const verdicts: Verdict[] = [
      ...(late > 0
        ? [
            failed(
              `${late} mails have waited for over ${lateMinutes} minutes`,
              'See that a server runs and that mail is ok; then `npm run genie -- jobs run outbox`.',
            ),
          ]
        : []),
      ...(givenUp > 0
        ? [
            warning(
              `${givenUp} mails were given up in the last 30 days`,
              'Search the log for "a mail could not be sent".',
            ),
          ]
        : []),
    ];
    return verdicts.length > 0 ? verdicts : ok('nothing waits for long');
  }),
};

const mostShown = 5;

const remedies = {
  paid_not_activated:
    'Run `npm run genie -- jobs run reconcile`; if it stays, `plan grant` gives what was paid for.',
  state_differs:
    "Compare it in the gateway's portal; then `plan grant` or `plan expire`, or refund it there.",
  stuck: 'See that a server runs; then `npm run genie -- jobs run reconcile`.',
  refund_due: "Run `npm run genie -- jobs run reconcile`, or refund it in the gateway's portal.",
} as const;

/** Orders whose state is not the gateway's, or that are stuck. */
export const ordersCheck: Check = {
  name: 'orders',
  look: onRows(async ({ clock, payments, storage: { db } }) => {
    const review = await findOrderMismatches({ db, gateway: payments, now: clock.now() });
    const { compared, mismatches, unanswered } = review;
    return [
      ...mismatches
        .slice(0, mostShown)
        .map(({ about, kind, orderId }) => failed(`${orderId}: ${about}`, remedies[kind])),
      ...(mismatches.length > mostShown
        ? [failed(`${mismatches.length - mostShown} more orders`, 'Mend these first, then look again.')]
        : []),
      ...(unanswered > 0
        ? [
            warning(
              `the gateway could not be asked about ${unanswered} orders`,
              'Look again once payments is ok.',
            ),
          ]
        : []),
      ...(mismatches.length + unanswered === 0 ? [ok(`${compared} agree with the gateway`)] : []),
    ];
  }),
};
