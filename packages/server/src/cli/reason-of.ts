/** An error in one line for a person: its words, or its code where it has none. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  return error.message.trim() || (typeof code === 'string' ? code : error.name);
};
