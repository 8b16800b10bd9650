import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageLoading } from '../page-loading.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import styles from './public-shell.module.css';

/** Navigation above and footer below a public page. */
export const PublicShell = () => (
  <div className={styles.shell}>
    <NavigationBar />
    <div className={styles.page}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </div>
    <Footer />
  </div>
);
