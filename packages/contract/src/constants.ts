/** Business constants of the product that client and server share. */

export const currency = 'AED';
export const filsPerDirham = 100;

/** The tab that plan pages open with. */
export const defaultPlanTab = 'Pro Plan';

/** An order can be paid, and is given out again for the same purchase, for this long. */
export const orderLifetimeMinutes = 15;

/** A coupon is kept for an unpaid order for this long. */
export const couponHoldMinutes = 30;

/** How long the browser keeps asking what became of a payment. */
export const paymentPatienceSeconds = 120;

export const renewal = {
  /** A renewal is charged this long before the plan ends. */
  chargeDaysAhead: 1,
  /** A failing charge is tried again for this long, while access goes on. */
  retryDays: 3,
  /** The mail that announces a charge goes out this long before the plan ends. */
  announceDaysAhead: 3,
} as const;

/** The mail that tells of the end of a plan without renewal goes out this long before it. */
export const endReminderDaysAhead = 2;

export const password = { minCharacters: 6, maxCharacters: 16 } as const;

export const oneTimeCode = {
  digits: 6,
  lifetimeMinutes: 10,
  tries: 5,
  resendAfterSeconds: 60,
} as const;

/** The mailed link that sets a new password works once, for this long. */
export const passwordResetLifetimeMinutes = 30;

/** Signing in with Google, and then linking a password account, must be finished within this time. */
export const googleSignInLifetimeMinutes = 10;

/** How long the overlay of the Google sign-in covers the page when nothing else happens. */
export const googleOverlayMs = 3_000;

export const photo = {
  maxBytes: 5 * 1_024 * 1_024,
  /** Photos are kept as squares of at most this side. */
  maxSidePx: 512,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

export const accessTokenLifetimeMinutes = 15;
export const refreshTokenLifetimeDays = 30;

/** Longest question after trimming, in Unicode code points. */
export const maxQueryCodePoints = 4_000;

/** Characters of a chat's first question that the sidebar shows before its ellipsis. */
export const sidebarPreviewCharacters = 25;

/** Longest name a person gives a chat, in Unicode code points after trimming. */
export const maxChatNameCodePoints = 100;

/** Longest comment on an answer, in Unicode code points after trimming. */
export const maxFeedbackCommentCodePoints = 1_000;

/** Longest text that chats are searched for, in Unicode code points after trimming. */
export const maxSearchCodePoints = 100;

/** Distance from the end of the page, in CSS pixels, beyond which the scroll-down button shows. */
export const scrollDownThresholdPx = 10;

export const navigationBarHeightPx = 88;

/** Longest text of the `msg` query parameter that the sign-in page shows. */
export const maxBannerCharacters = 200;

export const maxNameCharacters = 100;
export const phoneDigits = { min: 4, max: 15 } as const;

/** A message of the contact form, in Unicode code points after trimming. */
export const contactMessageCodePoints = { min: 10, max: 4_000 } as const;

/** Within what time support replies. */
export const supportReplyTime = '24-48 business hours';

export const assistantVersion = '2.0';
