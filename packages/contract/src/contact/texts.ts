import { supportReplyTime } from '../constants.ts';

/** What a message of the contact form can be about, in the order of its list. */
export const contactTopics = {
  question: 'A question about the product',
  plans: 'Plans and payments',
  enterprise: 'Enterprise Plan',
  training: 'Training programs',
  privacy: 'My data',
  fault: 'Something does not work',
} as const;

/** Texts of the contact form that a user reads. */
export const contactTexts = {
  sent: `Your message was sent. We reply within ${supportReplyTime}.`,
  cardDataMasked: 'Card data in your message was masked before it was sent.',
  topicMissing: 'Please choose what your message is about.',
  messageTooShort: 'Please write a few words, at least 10 characters.',
  messageTooLong: 'A message can have at most 4,000 characters.',
} as const;
