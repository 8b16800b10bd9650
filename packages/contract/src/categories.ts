/** The eight knowledge categories, as the Topics page numbers them. */
export const categoryTitles = {
  1: 'Card domain fundamentals',
  2: 'Card management system and embossing',
  3: 'HSM and key management',
  4: 'Transaction switch',
  5: 'Clearing and settlement',
  6: 'VISA transaction types and ISO 8583',
  7: 'MasterCard transaction types and ISO 8583',
  8: 'Acquiring and merchant processing',
} as const;

export type CategoryId = keyof typeof categoryTitles;
