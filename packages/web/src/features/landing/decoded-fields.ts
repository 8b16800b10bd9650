/** One field of the specimen's 0110: made-up values in true formats. */
type DecodedField = {
  readonly element: number;
  readonly value: string;
  readonly meaning: string;
  readonly outcome?: 'declined';
};

/** AED 99.00 declined on 21 November 2026 (day 325) at 10:42 UTC; the RRN is YDDDhh and the STAN. */
export const decodedFields: readonly DecodedField[] = [
  { element: 2, value: '411111******1111', meaning: 'Card number, first six and last four' },
  { element: 3, value: '000000', meaning: 'Purchase' },
  { element: 4, value: '000000009900', meaning: 'AED 99.00' },
  { element: 7, value: '1121104233', meaning: '21 November, 10:42:33 UTC' },
  { element: 11, value: '004217', meaning: 'STAN' },
  { element: 37, value: '632510004217', meaning: 'RRN: day 325 of 2026, 10 h, STAN' },
  { element: 39, value: '05', meaning: 'Declined: do not honour', outcome: 'declined' },
  { element: 49, value: '784', meaning: 'AED' },
];
