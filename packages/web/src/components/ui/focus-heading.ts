/** Gives a page's heading the focus, so that reading and Tab go on from there, without scrolling to it. */
export const focusHeading = (main: Element | null): void => {
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
};
