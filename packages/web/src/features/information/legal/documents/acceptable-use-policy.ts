import type { LegalDocument } from '../legal-document.ts';

export const acceptableUsePolicy: LegalDocument = {
  id: 'acceptable-use',
  title: 'Acceptable Use Policy',
  summary: 'What the assistant is for, and what it must not be used for.',
  parts: [
    {
      id: 'acceptable-use-for',
      title: 'What it is for',
      blocks: [
        'Learning about card payments and working with them: reading messages, tracing declines, preparing tests, designing systems, training teams.',
      ],
    },
    {
      id: 'acceptable-use-not',
      title: 'What is not allowed',
      blocks: [
        [
          'Preparing or committing fraud, testing or trading stolen cards, getting around security, or any other breach of law.',
          'Entering card data, PINs, keys or personal data of people who have not agreed to it.',
          'Entering what you are bound to keep confidential, such as unpublished rules of a network under a non-disclosure agreement.',
          'Sharing an account, reselling answers, or building a competing product from them.',
          'Calling the service by robots, scraping it, or getting around limits of plans and attempts.',
          'Attacking, overloading or taking apart the service, or making the assistant ignore its instructions.',
          'Content that insults, threatens, deceives or infringes the rights of others.',
        ],
      ],
    },
    {
      id: 'acceptable-use-consequences',
      title: 'What follows',
      blocks: [
        'We may limit, suspend or close an account that breaks these rules, without a refund, and report crimes to the authorities. Where the breach is slight we first ask you to stop.',
        'If you notice misuse or a weakness in our security, please write to {support}.',
      ],
    },
  ],
};
