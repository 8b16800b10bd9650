import { constants } from '@genie/contract/client';
import type { LegalDocument } from '../legal-document.ts';

export const termsAndConditions: LegalDocument = {
  id: 'terms',
  title: 'Terms & Conditions',
  summary: 'The agreement between you and us. By creating an account or using the service you accept it.',
  parts: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        'These terms are a contract between you and {operator}, {address} ("we"), about the use of {brand}: its website, its assistant, its plans and its training programs. Our [policies](/policy) are part of it. If you do not agree, please do not use {brand}.',
        'If you accept for a company, you confirm that you may bind it.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Eligibility',
      blocks: [
        'You must be 18 years old or over. If you are younger, you may use {brand} only with the consent of a parent or guardian, who accepts these terms for you and answers for your use.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        [
          'Give true details and keep them up to date. One account is for one person.',
          'Keep your password and codes to yourself. What is done with your account counts as done by you until you tell us of misuse.',
          'Your profile lists the devices that are signed in; end those you do not know, and write to {support}.',
          'You can delete your account in your profile settings at any time. What is left of a plan ends with it.',
        ],
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        '{brand} answers questions about card payments and payment systems. Answers are written by an AI model from a library of documents; they are informational only, as the [AI Disclaimer](/policy#ai-disclaimer) says, and must be verified before you rely on them.',
        'Each plan names how many questions it allows a day and which topics it covers. A day begins at midnight in our business time zone. The [supported topics](/topicsupport) and features may grow and change; if we end a feature you paid for, we offer you something of equal worth.',
        'We work to keep {brand} available, and announce longer maintenance where we can, but do not promise that it is free of interruptions or faults.',
      ],
    },
    {
      id: 'plans-and-payment',
      title: 'Plans and payment',
      blocks: [
        [
          'Prices are in AED, as the [pricing page](/price) shows them on the day you order, with any tax that is due included unless it says otherwise.',
          'You pay on the page of our payment service. A plan starts once the payment is confirmed.',
          'The Free Plan is given once to each person, for 10 days, without a credit card.',
          'A coupon lowers the price of one purchase. Renewals are charged at the normal rate.',
          'Enterprise plans follow a contract of their own, which takes precedence over these terms.',
        ],
      ],
    },
    {
      id: 'renewal',
      title: 'Renewal and cancellation',
      blocks: [
        'A plan renews only if you agreed to save your card. We announce a renewal 3 days ahead and charge it a day before the plan ends. A charge that fails is tried again for 3 days, during which access goes on; then the plan ends.',
        'Cancel Subscription, in your profile, ends the renewal and forgets the card. You keep access until the end date.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'Subscriptions are non-refundable. Training fees are refunded in full when you withdraw 7 days or more before the training date, and not at all later. The [Refund Policy](/policy#refunds) has the details.',
      ],
    },
    {
      id: 'training',
      title: 'Training programs',
      blocks: [
        'Dates, contents and fees are those announced for the program. A place can be transferred if you ask at least 48 hours before the start. Materials are for your own use; recording a session needs our consent. We may change a trainer or a date for good reason, and refund the fee if the new date does not suit you.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'Use {brand} lawfully and as the [Acceptable Use Policy](/policy#acceptable-use) says. Do not enter full card numbers, PINs, security codes, keys or secrets of others.',
      ],
    },
    {
      id: 'content',
      title: 'Content and rights',
      blocks: [
        'What you ask stays yours. You allow us to store and process it in order to run the service.',
        'You may use answers in your own work, within your company too. The library, the software, the texts, the name and the marks of {brand} stay ours or our licensors’; do not copy them in bulk, resell them or train models on them.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      blocks: [
        'The [Privacy Policy](/policy#privacy) says what we collect. In short: we store your chats; the AI provider keeps interaction data for up to 30 days; you can download everything stored about you and delete your account in your profile settings, or ask us to at {support}; you can refuse cookies that are not needed.',
      ],
    },
    {
      id: 'suspension',
      title: 'Suspension and end',
      blocks: [
        'We may suspend or close an account that breaks these terms or the law, endangers the service, or whose payment was reversed. Where the breach is slight, we warn first. If we end {brand} altogether, we tell you at least 30 days ahead and return the unused part of paid plans.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'As far as the law allows, {brand} is provided as it is. We are not liable for lost profit, lost data, business interruption, fees or fines of networks, or decisions taken on the strength of an answer, and otherwise for no more than you paid us in the 12 months before the event.',
        'Nothing here limits liability for intent, for fraud, for harm to life and health, or where the law forbids a limit. You hold us harmless from claims of others that arise from your breach of these terms.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law and arbitration',
      blocks: [
        'The laws of India govern these terms for users who live in India; the laws of the United Arab Emirates govern them for all others. Rights that the law of your home gives you as a consumer remain.',
        'Please write to {support} first: most things can be settled within 30 days. A dispute that cannot is decided finally by one arbitrator in English: in India under the Arbitration and Conciliation Act, 1996; in the United Arab Emirates in Dubai, under Federal Law No. 6 of 2018 on Arbitration. Either side may ask a court for urgent protection.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'When these terms change, the new text and its date appear on this page. Changes that matter are announced by e-mail or in the product at least 14 days ahead. If you do not agree, you can delete your account before they take effect.',
      ],
    },
    {
      id: 'general',
      title: 'General',
      blocks: [
        'If a part of these terms is void, the rest stays in force. Not using a right does not give it up. You may transfer this contract only with our consent; we may transfer it to a successor of the business. Events beyond our control excuse delay.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [`{operator}, {address}. E-mail: {support}. We reply within ${constants.supportReplyTime}.`],
    },
  ],
};
