/**
 * Declines after which a card is not charged again: it is to be picked up (04, 07), its number is wrong (14), it is lost
 * (41) or stolen (43), its account is closed (46), or its holder has stopped the payments (R0, R1, R3). Everything else,
 * an expired card among them, can be another matter tomorrow.
 *
 * @see ISO 8583:1987, data element 39; R0, R1 and R3 are Visa's and Mastercard's for stopped recurring payments
 */
const hardDeclines = new Set(['04', '07', '14', '41', '43', '46', 'R0', 'R1', 'R3']);

export const isHardDecline = (failure: string): boolean => hardDeclines.has(failure.toUpperCase());

const words: Readonly<Record<string, string>> = {
  '51': 'there was not enough money in the account',
  '54': 'the card has expired',
  '61': 'a limit of the card was reached',
  '65': 'a limit of the card was reached',
  '91': 'your bank could not be reached',
  '96': 'your bank could not be reached',
  await_3ds: 'your bank asks you to confirm it',
};

/** Why a charge failed, as a mail says it; it never says that a card counts as lost or stolen. */
export const declineInWords = (failure: string): string => words[failure] ?? 'your bank declined it';
