const builtName: string | undefined = import.meta.env.VITE_BRAND_NAME;
const builtOperator: string | undefined = import.meta.env.VITE_OPERATOR_NAME;

/** What pages show before the server's settings are known. */
export const brand = {
  name: builtName ?? 'Genie',
  operator: builtOperator ?? 'Genie',
  copyrightYear: 2025,
} as const;
