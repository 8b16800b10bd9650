/** Words of the CAPTCHA that the specification leaves to us. */
export const captchaTexts = {
  label: 'I am a person',
  explanation: 'Your browser does a short calculation. No puzzle, and nothing goes to another site.',
  solving: 'Checking…',
  solved: 'Verified',
  expired: 'The check has expired. Please tick the box again.',
  unavailable: 'The check could not be loaded.',
  unsolved: 'This browser could not do the check. Please tick the box to try again.',
  insecure: 'The check needs an encrypted connection. Open this page over https.',
} as const;
