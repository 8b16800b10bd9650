import { pages } from '@genie/contract/client';
import { Link } from '../../../components/ui/link.tsx';
import type { SignInFailure } from '../sign-in.ts';
import { FailureBanner } from './failure-banner.tsx';
import form from './form.module.css';

/** Why signing in failed; somebody whose e-mail waits for its code is led there. */
export const SignInFailureBanner = ({ failure }: { readonly failure: SignInFailure }) => (
  <FailureBanner
    failure={{
      text: failure.text,
      cause:
        failure.about === 'unverified' ? (
          <>
            {failure.cause}{' '}
            <Link className={form.inline} to={pages.otp}>
              Enter the code
            </Link>
          </>
        ) : (
          failure.cause
        ),
    }}
  />
);
