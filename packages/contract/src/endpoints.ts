import { accountEndpoints } from './accounts/endpoints.ts';
import { chatEndpoints } from './chat/endpoints.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { planEndpoints } from './plans/endpoints.ts';
import { profileEndpoints } from './profile/endpoints.ts';
import { systemEndpoints } from './system/endpoints.ts';

/** Every call of the HTTP interface. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...planEndpoints,
  ...paymentEndpoints,
  ...chatEndpoints,
  ...contactEndpoints,
  ...systemEndpoints,
} as const;
