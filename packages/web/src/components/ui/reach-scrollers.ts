/** Makes a stop of the keyboard of each box whose content is wider than it is, and of no other. */
export const reachScrollers = (boxes: Iterable<Element>): void => {
  for (const box of boxes) {
    if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  }
};
