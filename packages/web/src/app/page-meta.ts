import { constants, type pages } from '@genie/contract/client';

/** What search engines, shared links and the tab's label say of a page. */
export type PageMeta = {
  /** Stands before the product's name; absent where the page names itself by its state, as a chat does. */
  readonly title?: string;
  /** One or two sentences, in 70 to 160 characters. */
  readonly description: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
};

/** A page of ours, or what an unknown address shows. */
export type PageName = keyof typeof pages | 'notFound';

/**
 * Title and description of every page, in one place: they are built into its document, and a navigation in the browser
 * fetches them. No text here names the operator or the product: operators choose their own names.
 */
export const pageMeta: Readonly<Record<PageName, PageMeta>> = {
  home: {
    title: 'The structured AI chatbot for card payments',
    description:
      'Ask about a field, a flow or a decline and read a structured answer beside its sources: issuing, acquiring, ISO 8583, EMV, keys, clearing and settlement.',
    listed: true,
  },
  home2: {
    title: 'Answers to all your card payment queries',
    description:
      'What a general assistant leaves open about card payments, and what this one answers with its source, from the bit in a message to the day the money arrives.',
    listed: true,
  },
  home3: {
    title: 'Every bit of a card payment, explained',
    description:
      'Questions on messages, keys, clearing and networks, answered together with the passage the answer was read in.',
    listed: true,
  },
  price: {
    title: 'Pricing',
    description:
      'Free, Interview, Pro and Enterprise plans, priced in AED: questions a day, topics covered, renewal and refunds, with nothing to pay to begin.',
    listed: true,
  },
  register: {
    title: 'Signup your account',
    description:
      'Create an account with your email or with Google. The Free Plan begins at once: 5 questions a day for 10 days, without a credit card.',
    listed: true,
  },
  login: {
    title: 'Sign in to your account',
    description:
      'Sign in with your email and password or with Google: your chats and today’s questions are where you left them.',
    listed: true,
  },
  otp: {
    title: 'Enter the OTP',
    description: `Enter the ${constants.oneTimeCode.digits}-digit code from the confirmation email to open the account that you have just registered.`,
    listed: false,
  },
  forgotPassword: {
    title: 'Forgot your password?',
    description: `Have a link mailed to you that sets a new password. It works once, for ${constants.passwordResetLifetimeMinutes} minutes.`,
    listed: true,
  },
  passwordReset: {
    title: 'Set a new password',
    description:
      'Set a new password with the link from our email; every device that is signed in is signed out.',
    listed: false,
  },
  oauthCallback: {
    description:
      'Google has answered, and the account is being opened. This page leads on to the chat by itself.',
    listed: false,
  },
  policy: {
    title: 'Policies',
    description:
      'The Privacy, Refund, Cookie and Acceptable Use Policies and the AI Disclaimer: what is kept, what is given back, and what answers are worth.',
    listed: true,
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'Which data the assistant keeps about you and your questions, what it is used for, who sees it, for how long, and how you have it corrected or deleted.',
    listed: true,
  },
  terms: {
    title: 'Terms & Conditions',
    description:
      'The agreement on using the assistant: accounts and eligibility, plans and payment, what answers are worth, liability, and governing law.',
    listed: true,
  },
  guidelines: {
    title: 'Guidelines for Asking Questions',
    description:
      'Four habits that make answers about card payments exact, and 23 sample questions on ISO 8583, EMV, keys, clearing and acquiring to try them on.',
    listed: true,
  },
  topicSupport: {
    title: 'Topics Supported',
    description:
      'Eight topics and what each covers: card fundamentals, card management, HSM and keys, the switch, clearing, Visa, Mastercard, and acquiring.',
    listed: true,
  },
  contact: {
    title: 'Contact Us',
    description: `Write to support, ask for an Enterprise Plan or a training program. Messages are answered within ${constants.supportReplyTime}.`,
    listed: true,
  },
  about: {
    title: 'About Us',
    description:
      'Why an assistant for card payments exists, how it reads before it writes, how right its answers were when last measured, and who runs it.',
    listed: true,
  },
  chat: {
    description: 'Your chats: ask about card payments and read structured answers beside their sources.',
    listed: false,
  },
  profile: {
    title: 'My profile',
    description:
      'Your name, photo and password, the devices that are signed in, and the data that is kept about you.',
    listed: false,
  },
  subscription: {
    title: 'Plans',
    description: 'Your present plan and when it ends, and the plans that you can choose instead of it.',
    listed: false,
  },
  coupon: {
    description: 'Enter a coupon, see what there is to pay, and go on to the payment page.',
    listed: false,
  },
  paymentRedirect: {
    description: 'Where the payment page leads back to: whether the payment succeeded, and what comes next.',
    listed: false,
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address: the link may be mistyped, or the page has moved.',
    listed: false,
  },
};
