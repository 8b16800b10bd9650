import type { Settings } from '@genie/contract';
import type { Config } from '../../config/config.ts';

/** What pages say of the operator, and which ways of signing in there are. */
export const settingsOf = ({ brand, identity, captcha }: Config): Settings => ({
  brand_name: brand.name,
  operator_name: brand.operator,
  operator_address: brand.operatorAddress,
  support_email: brand.supportEmail,
  linkedin_url: brand.linkedinUrl,
  youtube_url: brand.youtubeUrl,
  google_sign_in: identity !== null,
  captcha_required: captcha,
});
