import type { PersonalDataExporter } from '../../personal-data.ts';
import { securityEventsOf } from './security-event-store.ts';

/** What happened to the safety of the account. */
export const exportSecurityEvents: PersonalDataExporter = async function* ({ storage }, userId) {
  yield {
    name: 'security-events.json',
    about: 'what happened to the safety of your account, kept for 400 days',
    content: await securityEventsOf(storage.db, userId),
  };
};
