import type { UserProfile } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { userProfileQuery } from '../api/user-profile.ts';
import { pageTexts } from '../texts.ts';
import styles from './with-profile.module.css';

type WithProfileProps = {
  /** What is drawn: its place is held until then. */
  readonly place: 'profile' | 'password' | 'button';
  readonly children: (profile: UserProfile) => ReactNode;
};

const fields = { profile: 4, password: 3, button: 0 } as const;

/** Draws what needs the profile once it is there; a failure offers another try. */
export const WithProfile = ({ place, children }: WithProfileProps) => {
  const { data, error, refetch } = useQuery(userProfileQuery);
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <LoadFailure cause={error.message} onRetry={() => void refetch()}>
        {pageTexts.profileFailed}
      </LoadFailure>
    );
  }
  return (
    <div className={classNames(styles.loading, styles[place])} role="status">
      <VisuallyHidden>Loading your profile</VisuallyHidden>
      {Array.from({ length: fields[place] }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
        <div key={index}>
          <Skeleton width="short" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
};
