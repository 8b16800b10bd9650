/** Whether nothing has the focus, or what had it takes none any more: what was pressed went away or was disabled. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
};
