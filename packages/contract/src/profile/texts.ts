/** Texts of the profile, its password and the account's end. */
export const profileTexts = {
  photoMissing: 'Please select photo first!',
  photoInvalid: 'This is not a JPEG, PNG or WebP picture that can be read.',
  photoTooLarge: 'The photo is too large: at most 5 MB.',
  profileUpdated: 'Your profile is updated.',
  emailFixed: 'The email address of an account cannot be changed.',
  passwordsDiffer: 'Password and Confirm Password should be same.',
  oldPasswordIncorrect: 'The old password is incorrect.',
  passwordUpdated: 'Your password is changed. Other devices are signed out.',
  sessionEnded: 'That device is signed out.',
  otherSessionsEnded: 'All other devices are signed out.',
  deletionCodeSent: 'We sent you a code. Enter it to delete your account.',
  deletionPasswordIncorrect: 'The password is incorrect. Nothing was deleted.',
  deletionCodeIncorrect: 'This code is wrong or has expired. Nothing was deleted.',
  accountDeleted: 'Your account and its data are deleted.',
} as const;
