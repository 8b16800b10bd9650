import type { UserProfile } from '@genie/contract';
import type { Photo } from './profile-store.ts';

type Profile = {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string | null;
  readonly photo: Photo | null;
};

export const presentProfile = ({ fullName, email, phone, passwordHash, photo }: Profile): UserProfile => ({
  full_name: fullName,
  email,
  phone,
  photo: photo && dataUrlOf(photo),
  has_password: passwordHash !== null,
});

const dataUrlOf = ({ mediaType, image }: Photo): string =>
  `data:${mediaType};base64,${Buffer.from(image).toString('base64')}`;
