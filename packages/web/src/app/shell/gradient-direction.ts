/** Routes whose footer runs from ink on the left to the greener ink on the right; on all others it runs back. */
const forwardRoutes: ReadonlySet<string> = new Set([
  '/',
  '/price',
  '/policy',
  '/terms',
  '/guidelines',
  '/topicsupport',
  '/contact',
  '/about',
  '/paymentredirect',
]);

/** The documented direction of the footer's gradient on a route. */
export const gradientDirection = (pathname: string): 'forward' | 'backward' => {
  // As the router compares addresses.
  const route = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  return forwardRoutes.has(route) ? 'forward' : 'backward';
};
