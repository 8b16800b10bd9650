/** Puts the focus into a field where that brings up no on-screen keyboard, which would cover what the user reads. */
export const focusWithoutKeyboard = (field: HTMLElement | null): void => {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
};
