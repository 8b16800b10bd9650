import { pages } from '@genie/contract/client';
import { useState } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { type Tab, Tabs } from '../../../components/ui/tabs.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-drawer.module.css';
import { ProfileForm } from './profile-form.tsx';
import { WithProfile } from './with-profile.tsx';

type ProfileDrawerProps = {
  /** The tabs after Profile and Password. */
  readonly moreTabs: readonly Tab[];
  readonly onClose: () => void;
};

/** The drawer of the account. */
export const ProfileDrawer = ({ moreTabs, onClose }: ProfileDrawerProps) => {
  const [selected, setSelected] = useState('profile');
  const tabs: readonly Tab[] = [
    {
      id: 'profile',
      label: 'Profile',
      panel: (
        <>
          <WithProfile place="profile">{(profile) => <ProfileForm profile={profile} />}</WithProfile>
          <p className={styles.more}>
            <Link to={pages.profile} onClick={onClose}>
              Devices, your data, deleting the account
            </Link>
          </p>
        </>
      ),
    },
    {
      id: 'password',
      label: 'Password',
      panel: <WithProfile place="password">{(profile) => <PasswordForm profile={profile} />}</WithProfile>,
    },
    ...moreTabs,
  ];
  // A tab can go away while it is selected.
  const shown = tabs.some(({ id }) => id === selected) ? selected : 'profile';
  return (
    <Sheet open title="My profile" onOpenChange={(open) => (open ? undefined : onClose())}>
      <div className={styles.drawer}>
        <Tabs label="My profile" tabs={tabs} selected={shown} onSelect={setSelected} />
      </div>
    </Sheet>
  );
};
