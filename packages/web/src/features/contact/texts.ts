import { constants } from '@genie/contract/client';

/** Texts of the contact page that the specification leaves to us. */
export const pageTexts = {
  lead: 'Questions, faults, plans for a team, your data: write to us.',
  reply: `We reply within ${constants.supportReplyTime}.`,
  notSent: 'Your message was not sent.',
  noCards: 'Please leave out card numbers, PINs and passwords.',
  honeypot: 'Leave this empty',
} as const;
