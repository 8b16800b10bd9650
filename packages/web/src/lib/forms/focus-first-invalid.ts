/** Moves the focus to a form's first field that is marked invalid, once React has drawn the marks of this event. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
