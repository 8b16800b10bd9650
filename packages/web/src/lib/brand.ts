/** Names the operator's pages show. */
export const brand = {
  name: 'Genie',
  operator: 'Genie',
  copyrightYear: 2025,
} as const;
