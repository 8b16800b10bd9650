import { toDirhams } from '@genie/contract';
import type { PersonalDataExporter } from '../../personal-data.ts';
import { findOrdersOf } from './orders/order-store.ts';
import { findCard } from './saved-card-store.ts';

/** What a person ordered and paid, and the card that is kept for them, without the token that could charge it. */
export const exportPayments: PersonalDataExporter = async function* ({ storage }, userId) {
  const orders = await findOrdersOf(storage.db, userId);
  yield {
    name: 'payments.json',
    about: 'your orders and what became of them',
    content: orders.map((order) => ({
      order: order.id,
      kind: order.kind,
      subscription_name: order.subscriptionName,
      subscription_type: order.subscriptionType,
      coupon_code: order.couponCode,
      price: toDirhams(order.listFils),
      discount: toDirhams(order.discountFils),
      amount: toDirhams(order.amountFils),
      currency: order.currency,
      save_card: order.saveCard,
      status: order.status,
      card_pan: order.cardPan,
      card_method: order.cardMethod,
      authorisation_code: order.authorisationCode,
      receipt_number: order.receiptNumber,
      start_date: order.periodStart,
      end_date: order.periodEnd,
      created_at: order.createdAt,
      paid_at: order.paidAt,
    })),
  };
  const card = await findCard(storage.db, userId);
  if (!card) return;
  yield {
    name: 'saved-card.json',
    about: 'the card that is kept for renewals',
    content: {
      card_pan: card.maskedPan,
      card_expiry: card.expiry,
      cardholder_name: card.cardholderName,
      card_method: card.scheme,
      card_type: card.cardType,
      saved_at: card.savedAt,
    },
  };
};
