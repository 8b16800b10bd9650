import { comparablePath, pages } from '@genie/contract/client';

/** Routes whose footer runs from ink on the left to the greener ink on the right; on all others it runs back. */
const forwardRoutes: ReadonlySet<string> = new Set([
  pages.home,
  pages.price,
  pages.policy,
  pages.terms,
  pages.guidelines,
  pages.topicSupport,
  pages.contact,
  pages.about,
  pages.paymentRedirect,
]);

/** The documented direction of the footer's gradient on a route. */
export const gradientDirection = (pathname: string): 'forward' | 'backward' =>
  forwardRoutes.has(comparablePath(pathname)) ? 'forward' : 'backward';
