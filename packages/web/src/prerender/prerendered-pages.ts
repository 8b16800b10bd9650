import type { PageName } from '../app/page-meta.ts';

/**
 * The pages that are drawn at build time, and the module each is in, whose scripts and styles its document names. The
 * others show what only the browser knows (a session, a code that was mailed): their documents have a head and no content.
 */
export const prerenderedPages = {
  home: 'features/landing/landing-page.tsx',
  home2: 'features/landing/home2/home2-page.tsx',
  home3: 'features/landing/home3/home3-page.tsx',
  price: 'features/plans/price-page.tsx',
  policy: 'features/information/legal/policies-page.tsx',
  privacy: 'features/information/legal/policies-page.tsx',
  terms: 'features/information/legal/terms-page.tsx',
  topicSupport: 'features/information/topics/topics-page.tsx',
  guidelines: 'features/information/guidelines/guidelines-page.tsx',
  about: 'features/information/about/about-page.tsx',
  contact: 'features/contact/contact-page.tsx',
  login: 'features/accounts/login-page.tsx',
  register: 'features/accounts/register-page.tsx',
  forgotPassword: 'features/accounts/forgot-password-page.tsx',
  notFound: 'app/not-found-page.tsx',
} as const satisfies Partial<Record<PageName, string>>;

export type PrerenderedPage = keyof typeof prerenderedPages;

/** On every page of a visitor who has not answered yet. */
export const cookieBannerModule = 'app/cookie-banner.tsx';
