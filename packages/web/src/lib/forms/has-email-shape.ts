/** Whether a text looks like an email address; the server knows better. */
export const hasEmailShape = (text: string): boolean => {
  const [local = '', domain = '', ...more] = text.split('@');
  return local !== '' && domain.slice(1, -1).includes('.') && more.length === 0 && !/\s/.test(text);
};
