import { constants } from '@genie/contract/client';

const dayMs = 24 * 60 * 60 * 1_000;

/** When a plan that renews is charged for its next period (ISO 8601), as receipts and mails say. */
export const renewalChargeOf = (endDate: string): string =>
  new Date(Date.parse(endDate) - constants.renewal.chargeDaysAhead * dayMs).toISOString();
