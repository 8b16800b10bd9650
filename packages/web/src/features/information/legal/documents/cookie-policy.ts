import type { LegalDocument } from '../legal-document.ts';

export const cookiePolicy: LegalDocument = {
  id: 'cookies',
  title: 'Cookie Policy',
  summary: 'Which cookies and stored values your browser keeps for us, and how to refuse them.',
  parts: [
    {
      id: 'cookies-what',
      title: 'What they are',
      blocks: [
        'Cookies are small texts that a website asks your browser to keep. Local storage serves the same purpose without being sent along with every request. This policy covers both.',
      ],
    },
    {
      id: 'cookies-essential',
      title: 'What the service needs',
      blocks: [
        'Without these you could not sign in and stay signed in:',
        [
          'Session: the keys of your session and your name, in local storage, until you sign out or for at most 30 days.',
          'Browser: a cookie that ends when the browser is closed, so that we can sign you out then if you did not choose Remember me.',
          'Device: a cookie kept for up to 400 days, so that a browser you signed in from is known and others cannot lock you out.',
          'Sign-in with Google: a cookie of at most ten minutes that ties Google’s answer to your browser.',
          'Purchases and chats: the order you are paying, your plan and the chat you have open, in each tab; while you are signed out also the number of your account, so that somebody else who signs in finds nothing of them, and whether your session ended by itself; and, in one tab, until when the day’s questions are used up, the payment to lead you back to and, for at most half an hour, a question you chose before you signed in or had typed when your session ended.',
        ],
      ],
    },
    {
      id: 'cookies-preferences',
      title: 'What remembers your choices',
      blocks: [
        'Your consent to cookies (`cookieConsent`) and whether you prefer a light or a dark page (`theme`), in local storage, until you clear them.',
      ],
    },
    {
      id: 'cookies-analytics',
      title: 'Analytics and advertising',
      blocks: [
        'We use no advertising cookies. Cookies that measure how pages are used, ours or those of others, are set only after you choose Accept Cookies.',
      ],
    },
    {
      id: 'cookies-choice',
      title: 'Your choice',
      blocks: [
        'Accept Cookies stores your consent. Reject Cookies stores nothing, so that the banner asks again the next time you come. To withdraw consent, clear the site’s data in your browser; the banner then asks anew.',
        'You can block cookies in your browser’s settings. Reading our pages works without them; signing in does not.',
      ],
    },
  ],
};
