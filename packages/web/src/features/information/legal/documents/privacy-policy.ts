import { constants } from '@genie/contract/client';
import type { LegalDocument } from '../legal-document.ts';

export const privacyPolicy: LegalDocument = {
  id: 'privacy',
  title: 'Privacy Policy',
  summary: 'What we keep about you, why, for how long, and how to see, correct or delete it.',
  parts: [
    {
      id: 'privacy-scope',
      title: 'Scope',
      blocks: [
        'This policy covers the website and the assistant {brand}, which {operator} ("we") operates from {address}. It applies to everybody who visits our pages, creates an account, asks the assistant a question, buys a plan or takes part in one of our training programs.',
        'It does not cover websites of others that we link to. By using {brand} you confirm that you have read this policy.',
      ],
    },
    {
      id: 'privacy-data',
      title: 'Data we collect',
      blocks: [
        'We collect what you give us and what arises as you use {brand}:',
        [
          'Account: your name, e-mail address and phone number, and a photo if you add one. Your password is stored only as a hash that cannot be turned back into it.',
          'Questions and answers: what you ask the assistant, what it answers, the sources it used, how long it took, and what you say of an answer. Together these are your chats.',
          'Sign-in with Google, if you choose it: your name, e-mail address and the identifier Google gives us. We never see your Google password.',
          'Purchases: plan, price, coupon, dates and the payment’s reference. The card is entered on the payment service’s own page. Only if you agree to save it do we keep the service’s token, the first six and last four digits, the expiry, the card type and the cardholder’s name.',
          'Training: the name, e-mail address and payment reference you enroll with.',
          'Messages: what you write to us, with your name and e-mail address. The contact form mails it to us and keeps no copy.',
          'Security: the devices and sessions of your account, and a record of events such as sign-ins and changed passwords, each with its time, a shortened network address and the kind of browser.',
          'Cookies and analytics: what the [Cookie Policy](/policy#cookies) describes.',
        ],
        'Card numbers you paste into a question are cut to the first six and last four digits, and security codes and PINs are removed, before the question is stored or sent on. Please do not paste them all the same.',
      ],
    },
    {
      id: 'privacy-use',
      title: 'How we use it',
      blocks: [
        'We use your data to:',
        [
          'create your account, let you in and keep others out;',
          'answer your questions and show you your past chats;',
          'count questions against your plan’s limits;',
          'take payments, renew plans you asked us to renew, and send receipts;',
          'send the messages an account needs: codes, sign-ins from new devices, payments, the end of a plan;',
          'answer you when you write to us;',
          'find faults, prevent abuse and improve the product;',
          'meet legal duties.',
        ],
        'We do not sell your data and do not use it for advertising.',
      ],
    },
    {
      id: 'privacy-sharing',
      title: 'Who we share it with',
      blocks: [
        'Only with those who are needed to run {brand}, and only what each of them needs:',
        [
          'the AI provider: your question, the part of the chat it refers to and the passages we found for it, without your name or e-mail address;',
          'the payment service: your order and, for renewals, the token of the saved card;',
          'the e-mail service: the messages we send you;',
          'Google, if you sign in with Google;',
          'the companies that host our servers and backups;',
          'authorities and courts, where the law obliges us;',
          'a successor, if the business is transferred, under the terms of this policy.',
        ],
      ],
    },
    {
      id: 'privacy-security',
      title: 'Security and retention',
      blocks: [
        'Connections are encrypted. Passwords, codes and session keys are stored as hashes, saved card tokens are sealed, and access is limited to those who need it. No system is perfectly safe; if a breach affects you we tell you and the authorities as the law requires.',
        'We keep your data for as long as your account exists, with these limits:',
        [
          'a session ends 30 days after signing in;',
          'security events, and the memory of a device you signed in from, are kept for 400 days;',
          'a saved card is forgotten when you cancel renewal or the plan ends;',
          'chats are kept until you delete your account or ask us to delete them.',
        ],
        'After an account is deleted we keep only what the law on accounting requires of payments, and a keyed hash of the e-mail address, which tells us that its Free Plan was used and cannot be read back.',
      ],
    },
    {
      id: 'privacy-rights',
      title: 'Your rights',
      blocks: [
        'You can, at any time and free of charge, ask for:',
        [
          'Access: Your data, in your profile settings, gives you everything stored about you as one ZIP file.',
          'Correction: change your name and photo in your profile; write to us to correct anything else.',
          'Deletion: Delete account, in your profile settings, removes your account, chats and profile at once. You may also ask us to do it.',
          'Restriction: ask us to keep your data without using it while a question about it is open.',
          'Cookie opt-out: choose Reject Cookies in the banner, or clear the cookies in your browser.',
        ],
        `Send requests to {support} from the e-mail address of your account. We reply within ${constants.supportReplyTime} and may ask you to confirm who you are. You may also complain to the data-protection authority of the place where you live.`,
      ],
    },
    {
      id: 'privacy-links',
      title: 'Third-party links',
      blocks: [
        'Our pages and the assistant’s answers can link to websites of others, such as card networks, standards bodies and social networks. What they do with your data is governed by their policies, not by this one.',
      ],
    },
    {
      id: 'privacy-changes',
      title: 'Changes',
      blocks: [
        'When this policy changes, the new text and its date appear on this page. If a change affects your rights, we also tell you by e-mail or in the product before it takes effect. If you go on using {brand} afterwards, the new policy applies.',
      ],
    },
    {
      id: 'privacy-law',
      title: 'Governing law',
      blocks: [
        'This policy is governed by the laws of India and of the United Arab Emirates, whichever applies to you. Disputes that cannot be settled by talking are decided by arbitration, as the [Terms & Conditions](/terms#governing-law) set out. Rights that the law of your home gives you as a consumer remain.',
      ],
    },
    {
      id: 'privacy-ai',
      title: 'AI interaction data',
      blocks: [
        'The assistant is an automated system: it finds passages in our library and has a language model of another company write an answer from them. No decision with legal effect for you is taken by it.',
        'Interaction data are your question, the earlier turns of the same chat that it builds on, the passages and the answer. They are processed to answer you. Please keep personal and confidential data out of your questions.',
      ],
    },
    {
      id: 'privacy-ai-handling',
      title: 'AI data handling',
      blocks: [
        'Interaction data are sent to the AI provider over an encrypted connection. The provider keeps them for up to 30 days, to detect abuse and faults, and then deletes them unless the law obliges it to keep them longer. We do not give them to the provider to train its models.',
        'Deleting your account removes your chats from our system at once; copies at the provider end with its 30 days.',
      ],
    },
    {
      id: 'privacy-compliance',
      title: 'Compliance with data-protection laws',
      blocks: [
        'We follow the principles that the data-protection laws of the world share: a stated purpose, as little data as it takes, accuracy, limited storage, security and accountability. Where they apply, we comply with:',
        [
          'India’s Digital Personal Data Protection Act, 2023;',
          'the United Arab Emirates’ Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data;',
          'the General Data Protection Regulation of the European Union and that of the United Kingdom;',
          'the California Consumer Privacy Act.',
        ],
        'We process your data because the contract with you needs it, because you agreed, because the law demands it, or because we have a legitimate interest, such as security, that yours do not outweigh. Where data cross a border, they are protected by contract as these laws require.',
      ],
    },
    {
      id: 'privacy-chats',
      title: 'Chat and user data storage',
      blocks: [
        'We store your chats, so that you can come back to them, and link them to your account. They stay stored when a plan ends; they can be read again once a plan runs, and the file of your data holds them in any case.',
        'To have your data deleted, use Delete account in your profile settings or write to {support}. Backups that still hold deleted data are used for nothing but restoring the service and are overwritten in turn.',
      ],
    },
  ],
};
