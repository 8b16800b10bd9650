import type { Settings } from '@genie/contract/client';
import { brand } from '../brand.ts';

/** Who runs this product, as pages name them. What is not known yet is undefined. */
export type Operator = {
  readonly brand: string;
  readonly name: string;
  readonly address: string | undefined;
  readonly supportEmail: string | undefined;
  readonly linkedinUrl: string;
  readonly youtubeUrl: string;
  /** The host of the product's public address. */
  readonly site: string;
};

const address: string | undefined = import.meta.env.VITE_OPERATOR_ADDRESS;
const supportEmail: string | undefined = import.meta.env.VITE_SUPPORT_EMAIL;
const linkedinUrl: string | undefined = import.meta.env.VITE_LINKEDIN_URL;
const youtubeUrl: string | undefined = import.meta.env.VITE_YOUTUBE_URL;

/** What pages show until the server's settings arrive, and when they do not; chosen as the client is built. */
export const builtInOperator: Operator = {
  brand: brand.name,
  name: brand.operator,
  address,
  supportEmail,
  linkedinUrl: linkedinUrl ?? 'https://www.linkedin.com',
  youtubeUrl: youtubeUrl ?? 'https://www.youtube.com',
  site: import.meta.env.SSR ? '' : window.location.host,
};

/** The operator that the server's settings name. */
export const operatorOf = (settings: Settings & { readonly site?: string }): Operator => ({
  brand: settings.brand_name,
  name: settings.operator_name,
  address: settings.operator_address,
  supportEmail: settings.support_email,
  linkedinUrl: settings.linkedin_url,
  youtubeUrl: settings.youtube_url,
  site: settings.site ?? builtInOperator.site,
});
