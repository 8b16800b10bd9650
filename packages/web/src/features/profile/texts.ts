/** Texts of the profile that the specification leaves to us. */
export const pageTexts = {
  profileFailed: 'Your profile could not be loaded.',
  updateFailed: 'Your profile was not updated.',
  passwordFailed: 'Your password was not changed.',
  sessionsFailed: 'Your devices could not be loaded.',
  exportFailed: 'Your data could not be downloaded.',
  deletionFailed: 'Your account was not deleted.',
  notSignedOut: 'That device was not signed out.',
  codeFailed: 'The code was not sent.',
  codeMissing: 'Please enter the code from our email.',
} as const;
