/** What is asked of each part of the Knowledge Hub; all but that on keys are within the Free Plan's topics. */
export const hubQuestions = {
  fundamentals: 'What is the difference between an acquirer, a gateway and a processor?',
  issuerSide: 'What is stand-in processing, and when does it start?',
  keyManagement: 'How is a PIN block translated from one zone to the next?',
  acquiring: 'Why does the batch total differ from the settlement advice?',
} as const;

/** What each of the roles named on the landing page asks; all within the Free Plan's topics. */
export const roleQuestions = {
  developers: 'How do I build the primary bitmap?',
  testers: 'Which test cases prove that a reversal works?',
  analysts: 'What makes up the merchant discount rate?',
  operations: 'Why was a payment declined, and who declined it?',
  risk: 'What may be stored after authorisation?',
  consultants: 'Single message or dual message?',
  architects: 'How does a switch find the issuer of a card?',
} as const;
