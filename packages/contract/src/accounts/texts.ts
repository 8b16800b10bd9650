/** Texts of registration, verification and signing in that a user reads. */
export const accountTexts = {
  loginFailed: 'Email or Password is incorrect!',
  loginFieldsMissing: 'Please enter email and password!',
  loginSucceeded: 'Login successful...',
  registerFieldsMissing: 'Please enter all required fields',
  registerFailed: 'Email already registered.',
  registerNot200: 'Response not 200.',
  registerSucceeded: 'Register successful',
  captchaFailed: 'Please verify the CAPTCHA',
  tooManyRequests: (seconds: number): string => {
    const minutes = Math.ceil(seconds / 60);
    const wait =
      seconds < 60
        ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
        : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    return `Too many attempts. Please try again in ${wait}.`;
  },
  forgotEmailMissing: 'Please enter email ',
  forgotFailed: 'Email is incorrect!',
  forgotSent: 'We sent a link to set a new password. It works once, for 30 minutes.',
  passwordMissing: 'Please enter password',
  confirmPasswordMissing: 'Please enter confirm password',
  passwordMismatch: 'Password mismatch!',
  resetFailed: 'Wrong OTP',
  resetDone: 'Your password is changed. You can sign in now.',
  googleFailed: 'Email or Password is incorrect!',
  googleEmailUnverified: 'Google has not verified this email address, so it cannot be used to sign in.',
  googleUnavailable: 'Google sign-in cannot be reached just now. Nothing was changed. Please try again.',
  linkRequired:
    'You already have an account with this email. Enter its password once to link Google sign-in.',
  otpMissing: 'Please enter OTP.',
  otpFailed: 'Wrong OTP.',
  otpExpired: 'This code has expired. Ask for a new one.',
  otpExhausted: 'This code was tried too often. Ask for a new one.',
  emailInvalid: 'Please enter a valid email address.',
  phoneInvalid: 'Phone accepts numbers only, 4 to 15 digits.',
  nameInvalid: 'Please enter a name of at most 100 characters.',
  nameHoldsCardData: 'A name must not contain card data.',
  passwordsDiffer: 'Password and Confirm Password should be same.',
  passwordHasControlCharacter: 'Password must not contain control characters.',
  emailUnverified: 'This email is not verified yet. Enter the code we sent, or ask for a new one.',
  verified: 'Your email is verified. You can sign in now.',
  signedOut: 'You are signed out.',
  signInNeeded: 'Please sign in to continue.',
  confirmationSent: (email: string): string =>
    `A confirmation email with a one-time code was sent to ${email}.`,
  registrationOver: 'This registration is over. Register again, or sign in if you are verified.',
  resendTooSoon: (seconds: number): string =>
    `A new code can be sent in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
} as const;
