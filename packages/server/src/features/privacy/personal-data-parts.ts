import type { AccountDeletionStep, PersonalDataExporter } from '../../personal-data.ts';
import { deleteRegistrationsOf } from '../accounts/index.ts';
import { deleteSecurityEventsAbout, exportSecurityEvents } from '../audit/index.ts';
import { exportChats } from '../chat/index.ts';
import { deleteLinkRequestsOf, exportIdentities } from '../identity/index.ts';
import { dropMailsTo } from '../mail/index.ts';
import { exportPayments, forgetBuyer } from '../payments/index.ts';
import { exportSubscriptions } from '../plans/index.ts';
import { exportAccount } from '../profile/index.ts';
import { exportSessions } from '../sessions/index.ts';

/** What each feature stores about a person, in the order in which the export shows it. */
export const exporters: readonly PersonalDataExporter[] = [
  exportAccount,
  exportIdentities,
  exportSessions,
  exportSubscriptions,
  exportPayments,
  exportChats,
  exportSecurityEvents,
];

/** What each feature does when an account is deleted, besides what goes with its row. */
export const deletionSteps: readonly AccountDeletionStep[] = [
  (_context, tx, { emailKey }) => deleteRegistrationsOf(tx, emailKey),
  (_context, tx, { id }) => deleteLinkRequestsOf(tx, id),
  (_context, tx, { id }) => forgetBuyer(tx, id),
  deleteSecurityEventsAbout,
  (context, tx, { emailKey }) => dropMailsTo(context, tx, emailKey),
];
