import type { GatewayPayment, GatewaySavedCard } from '../../adapters/payments/gateway-order.ts';
import type { Context } from '../../context.ts';
import type { AnyDatabase, DatabaseTransaction, SavedCard } from '../../storage/index.ts';

/** Keeps the card of a payment for renewals, in place of any other. The gateway's token is sealed. */
export const keepCard = async (
  { clock, sealing }: Pick<Context, 'clock' | 'sealing'>,
  tx: DatabaseTransaction,
  userId: string,
  payment: GatewayPayment | null,
): Promise<void> => {
  const card = payment?.savedCard;
  if (!card) return;
  const facts = {
    tokenSealed: sealing.seal(card.cardToken),
    maskedPan: card.maskedPan,
    expiry: card.expiry,
    cardholderName: card.cardholderName,
    scheme: card.scheme || (payment.paymentMethod?.name ?? ''),
    cardType: payment.paymentMethod?.cardType ?? payment.paymentMethod?.name ?? '',
    savedAt: clock.now(),
  };
  await tx.savedCard.upsert({ where: { userId }, create: { userId, ...facts }, update: facts });
};

export const forgetCard = async (tx: DatabaseTransaction, userId: string): Promise<void> => {
  await tx.savedCard.deleteMany({ where: { userId } });
};

export const findCard = (db: AnyDatabase, userId: string): Promise<SavedCard | null> =>
  db.savedCard.findUnique({ where: { userId } });

/** A saved card as the gateway takes it. @throws Error when it was sealed with another key */
export const openCard = ({ sealing }: Pick<Context, 'sealing'>, card: SavedCard): GatewaySavedCard => ({
  cardToken: sealing.open(card.tokenSealed),
  maskedPan: card.maskedPan,
  expiry: card.expiry,
  cardholderName: card.cardholderName,
  scheme: card.scheme,
});
