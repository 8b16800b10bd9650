/** The way out of the product: to the identity provider and to the payment page. */
export const leaving = {
  /** Loads another site's page. Anything but a web address is refused. */
  to: (address: string): void => {
    const { protocol } = new URL(address);
    if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} is no web address`);
    window.location.assign(address);
  },
};
