import { leaving } from '../../../lib/leaving.ts';

/** Goes to the address an order is paid at: another site's page, or one of our own when there is nothing to pay. */
export const goToPay = (address: string, navigate: (path: string) => void): void => {
  const target = new URL(address, window.location.href);
  if (target.origin === window.location.origin) navigate(`${target.pathname}${target.search}`);
  else leaving.to(target.href);
};
