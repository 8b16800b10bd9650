import { findOrderMismatches } from '../../../features/payments/index.ts';
import { callWell } from '../payments/calls.ts';
import { mixedCoupon } from './deeds.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** Prisma's codes for a transaction that was not begun or not finished in time, as on a machine that is short of time. */
const hadNoRoom = /P2024|P2028|timeout exceeded when trying to connect/;

/** What holds for everybody together: the books, the mails, the log and the database itself. One line for what does not. */
export const verifyInstallation = async (world: World, lives: readonly Life[]): Promise<string[]> => {
  const { errors, gateway, storage } = world.installation;
  const { db } = storage;
  const { mismatches, unanswered } = await findOrderMismatches({ db, gateway, now: new Date() });
  const complaints = [
    ...errors()
      .filter((line) => !hadNoRoom.test(line))
      .map((line) => `logged: ${line}`),
    ...mismatches.map(({ orderId, about }) => `${orderId}: ${about}`),
    ...(await mailComplaints(world, lives)),
  ];
  const claim = (holds: boolean, what: string) => {
    if (!holds) complaints.push(what);
  };
  claim(unanswered === 0, 'the gateway was silent about an order');
  const paid = await db.order.findMany({ where: { status: 'paid' }, orderBy: { receiptNumber: 'asc' } });
  claim(
    paid.every(({ receiptNumber }, index) => receiptNumber === index + 1),
    'the numbers of the receipts have gaps',
  );
  const withCoupon = lives.filter(({ bought }) => bought?.withCoupon).length;
  const { uses } = await db.coupon.findUniqueOrThrow({ where: { code: mixedCoupon } });
  claim(uses === withCoupon, `the coupon counts ${uses} uses, not ${withCoupon}`);
  if (storage.kind === 'sqlite') {
    const rows = await db.$queryRawUnsafe<{ integrity_check: string }[]>('PRAGMA integrity_check');
    claim(rows.length === 1 && rows[0]?.integrity_check === 'ok', `the file: ${JSON.stringify(rows)}`);
  }
  return complaints;
};

type Listed = { readonly MessageID: string; readonly Subject: string; readonly To: { Address: string }[] };

/** Each mail went out, under the one Message-ID that it has in the outbox; what is told once was told once. */
const mailComplaints = async ({ installation }: World, lives: readonly Life[]): Promise<string[]> => {
  const outbox = await installation.storage.db.outboxMail.findMany();
  const url = `${installation.sandboxUrl}/mail/api/v1/messages?limit=500`;
  const { messages, messages_count: total } = await callWell<{ messages: Listed[]; messages_count: number }>(
    url,
  );
  const received = new Map<string, Listed>();
  for (const message of messages) received.set(message.MessageID.replace(/^<|@.*$/g, ''), message);
  const known = new Set(outbox.map(({ id }) => id));
  const complaints = [
    ...outbox.filter(({ status }) => status !== 'sent').map(({ id, status }) => `mail ${id} is ${status}`),
    // The sandbox keeps the last 500; until then every mail has to be there.
    ...(total < 500 ? outbox.filter(({ id }) => !received.has(id)) : []).map(
      ({ id, kind }) => `mail ${id} (${kind}) never came`,
    ),
    ...[...received.keys()].filter((id) => !known.has(id)).map((id) => `nobody sent mail ${id}`),
  ];
  for (const kind of ['receipt', 'password_changed']) {
    const count = outbox.filter((mail) => mail.kind === kind).length;
    if (count !== lives.length) complaints.push(`${count} mails ${kind} for ${lives.length} people`);
  }
  return complaints;
};
