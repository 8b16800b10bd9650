import type { DocumentSettings } from '../lib/operator/document-settings.ts';

/** Stands in a built document for a fact that the server knows; it puts the fact there, escaped, as it starts. */
export const mark = (fact: string): string => `%genie:${fact}%`;

/** The operator's facts as marks: what a page is built with, so that no name in it can be wrong. */
export const operatorMarks: DocumentSettings = {
  brand_name: mark('brand_name'),
  operator_name: mark('operator_name'),
  operator_address: mark('operator_address'),
  support_email: mark('support_email'),
  linkedin_url: mark('linkedin_url'),
  youtube_url: mark('youtube_url'),
  site: mark('site'),
  google_sign_in: true,
  captcha_required: true,
};
