import type { PersonalDataExporter } from '../../personal-data.ts';
import { findIdentitiesOf } from './identity-store.ts';

/** The sign-ins at providers that open the account. */
export const exportIdentities: PersonalDataExporter = async function* ({ storage }, userId) {
  const identities = await findIdentitiesOf(storage.db, userId);
  yield {
    name: 'linked-sign-ins.json',
    about: 'sign-ins such as Google that open your account',
    content: identities.map(({ issuer, subject, linkedAt }) => ({ issuer, subject, linked_at: linkedAt })),
  };
};
