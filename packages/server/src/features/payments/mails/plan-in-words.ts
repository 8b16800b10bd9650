/** A plan as mails call it: its name, and its type where that says more. */
export const planInWords = (plan: {
  readonly subscriptionName: string;
  readonly subscriptionType: string;
}): string => {
  const { subscriptionName: name, subscriptionType: type } = plan;
  if (name === type) return name;
  // 'Quaterly' is the documented label of the offer; screens and mails say it in words.
  return type.includes('Quaterly') ? `${name} (for 3 months)` : `${name} (monthly)`;
};
