import type { PersonalDataExporter } from '../../personal-data.ts';
import { findPerson } from './profile-store.ts';

/** Who the person is, and their photo. */
export const exportAccount: PersonalDataExporter = async function* ({ storage }, userId) {
  const person = await findPerson(storage.db, userId);
  if (!person) return;
  const { photo } = person;
  const photoFile = photo && `photo.${photo.mediaType.slice('image/'.length)}`;
  yield {
    name: 'account.json',
    about: 'who you are',
    content: {
      user_id: person.id,
      email: person.email,
      full_name: person.fullName,
      phone: person.phone,
      role: person.role,
      has_password: person.passwordHash !== null,
      created_at: person.createdAt,
      updated_at: person.updatedAt,
      photo: photo && { file: photoFile, name: photo.name, updated_at: photo.updatedAt },
    },
  };
  if (photo && photoFile) yield { name: photoFile, about: 'your photo', content: photo.image };
};
