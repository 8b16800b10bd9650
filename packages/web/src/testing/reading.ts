/** Finds the innermost element that reads so, whatever pieces of it are set apart. */
export const reading =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const reads = (one: Element): boolean =>
      typeof text === 'string' ? one.textContent === text : text.test(one.textContent);
    return element !== null && reads(element) && ![...element.children].some(reads);
  };
