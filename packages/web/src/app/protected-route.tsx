import { pages } from '@genie/contract/client';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isExpired } from '../lib/storage/access-token.ts';
import { isSessionEnded } from '../lib/storage/session.ts';
import { useStoredValue } from '../lib/storage/use-stored-value.ts';
import { PageLoading } from './page-loading.tsx';

/** The page of signing in is told from where, as that of a payment is to be come back to, and whether a session has ended. */
const ToSignIn = () => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification logs this line
    console.info('Access token not found in session storage');
  }, []);
  return <Navigate to={pages.login} replace state={{ from: pathname + search, ended: isSessionEnded() }} />;
};

/** Refreshes an expired token before the page asks for anything; an outage leaves the page to say what is wrong. */
const WithFreshToken = ({ token }: { readonly token: string }) => {
  const [ready, setReady] = useState(() => !isExpired(token));
  useEffect(() => {
    if (ready) return;
    let left = false;
    const proceed = () => {
      if (!left) setReady(true);
    };
    import('../lib/api/refresh-access.ts')
      .then(({ freshAccessToken }) => freshAccessToken())
      .then(proceed, proceed);
    return () => {
      left = true;
    };
  }, [ready]);
  return ready ? <Outlet /> : <PageLoading />;
};

/** Lets signed-in visitors through and sends the others, and those whose session ends, to sign-in. */
export const ProtectedRoute = () => {
  const token = useStoredValue('access_token');
  return token === null || token === '' ? <ToSignIn /> : <WithFreshToken token={token} />;
};
