import { PageMain } from '../../components/ui/page-main.tsx';
import { DeleteAccount } from './components/delete-account.tsx';
import { Devices } from './components/devices.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { WithProfile } from './components/with-profile.tsx';
import { YourData } from './components/your-data.tsx';
import styles from './profile-page.module.css';

/** The account: who it is, its password, where it is signed in, its data and its end. */
export const ProfilePage = () => (
  <PageMain className={styles.page}>
    <h1 className={styles.title}>My profile</h1>
    <ProfileSection title="Profile" lead="Your photo stands in the corner of the chat.">
      <WithProfile place="profile">{(profile) => <ProfileForm profile={profile} />}</WithProfile>
    </ProfileSection>
    <ProfileSection title="Password" lead="A new password signs out all other devices.">
      <WithProfile place="password">{(profile) => <PasswordForm profile={profile} />}</WithProfile>
    </ProfileSection>
    <ProfileSection title="Devices" lead="Where you are signed in. Sign out what you do not know.">
      <Devices />
    </ProfileSection>
    <ProfileSection
      title="Your data"
      lead="Everything we store about you, as JSON in a ZIP file: account, chats, plans, payments and sign-ins."
    >
      <YourData />
    </ProfileSection>
    <ProfileSection title="Delete account" lead="Your account and its data, for good.">
      <WithProfile place="button">
        {(profile) => <DeleteAccount hasPassword={profile.has_password} />}
      </WithProfile>
    </ProfileSection>
  </PageMain>
);
