import { constants } from '@genie/contract/client';
import type { LegalDocument } from '../legal-document.ts';

export const refundPolicy: LegalDocument = {
  id: 'refunds',
  title: 'Refund Policy',
  summary: 'Subscriptions are non-refundable. Training can be cancelled until 7 days before it starts.',
  parts: [
    {
      id: 'refunds-subscriptions',
      title: 'Subscriptions',
      blocks: [
        'Subscriptions are non-refundable, in whole or in part, also when they are cancelled early or not used up. The Free Plan lets you try {brand} before you pay.',
        'Cancelling ends the renewal: you are not charged again and keep access until the plan’s end date.',
        'A payment that was taken twice, or taken although no plan could be given for it, is returned in full.',
      ],
    },
    {
      id: 'refunds-training',
      title: 'Withdrawing from training',
      blocks: [
        [
          '7 days or more before the training date: 100% of the fee is refunded.',
          'Less than 7 days before the training date, or without attending: no refund.',
          'If we cancel a program, the whole fee is refunded or moved to another date, as you prefer.',
        ],
      ],
    },
    {
      id: 'refunds-transfer',
      title: 'Transferring an enrollment',
      blocks: [
        'You may give your place to somebody else or move it to another date of the same program. Ask for it at least 48 hours before the start.',
      ],
    },
    {
      id: 'refunds-request',
      title: 'How to ask for a training refund',
      blocks: [
        'Write to {support} and give:',
        [
          'your full name;',
          'the e-mail address you registered with;',
          'the program’s name and date;',
          'the payment receipt or transaction id.',
        ],
        `A request without these cannot be processed. We reply within ${constants.supportReplyTime}.`,
      ],
    },
    {
      id: 'refunds-processing',
      title: 'Processing',
      blocks: [
        'Approved refunds are processed within 14 business days of approval, in the currency paid and to the means of payment used. Your bank may need some more days to show them.',
      ],
    },
  ],
};
