import type { Settings } from '@genie/contract/client';

/** The settings of an operator who changed nothing. */
export const settings: Settings = {
  brand_name: 'Genie',
  operator_name: 'Genie',
  operator_address: 'Dubai',
  support_email: 'support@genie.local',
  linkedin_url: 'https://www.linkedin.com',
  youtube_url: 'https://www.youtube.com',
  google_sign_in: true,
  captcha_required: false,
};
