import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageLoading } from './page-loading.tsx';

/** Pages without the public navigation and footer: accounts and the signed-in area. */
export const PlainLayout = () => (
  <Suspense fallback={<PageLoading />}>
    <Outlet />
  </Suspense>
);
