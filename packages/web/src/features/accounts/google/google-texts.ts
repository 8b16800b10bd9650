/** Causes of a failed Google sign-in, for the line below the documented text. */
export const googleTexts = {
  over: 'This sign-in is over or was used before. Please start again.',
  cancelled: 'You cancelled at Google. Nothing was changed.',
  notCompleted: 'Google did not complete the sign-in. Nothing was changed.',
} as const;
