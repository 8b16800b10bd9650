import type { PersonalDataExporter } from '../../personal-data.ts';
import { findSubscriptionsOf } from './subscription-store.ts';

/** The plans a person has had, and what they used of them. */
export const exportSubscriptions: PersonalDataExporter = async function* ({ storage }, userId) {
  const subscriptions = await findSubscriptionsOf(storage.db, userId);
  yield {
    name: 'subscriptions.json',
    about: 'your plans, and how many questions you asked on which day',
    content: subscriptions.map((subscription) => ({
      subscription_id: subscription.id,
      subscription_name: subscription.plan.subscriptionName,
      subscription_type: subscription.plan.subscriptionType,
      start_date: subscription.startsAt,
      end_date: subscription.endsAt,
      status: subscription.status,
      renews: subscription.renews,
      cancelled_at: subscription.cancelledAt,
      questions_used: subscription.questionsUsed,
      questions_granted: subscription.questionsGranted,
      days: subscription.dailyUses.map(({ day, used }) => ({ day, questions: used })),
    })),
  };
};
