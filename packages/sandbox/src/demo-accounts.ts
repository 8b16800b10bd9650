/** The accounts that the product has from the beginning when it talks to the sandbox. */
export const demoAccounts = [
  {
    email: 'free@genie.local',
    name: 'Farah Free',
    what: 'Somebody on the Free Plan: five questions a day',
  },
  { email: 'pro@genie.local', name: 'Paulo Pro', what: 'Somebody on the Pro Plan: every topic' },
  { email: 'expired@genie.local', name: 'Esra Expired', what: 'Somebody whose plan has ended' },
];
