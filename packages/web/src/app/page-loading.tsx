import { BitmapLoader } from '../components/ui/bitmap/bitmap-loader.tsx';
import styles from './page-loading.module.css';

/** Stands in for a page whose code is on its way; shows itself only when that takes a while. */
export const PageLoading = () => (
  <div className={styles.loading}>
    <BitmapLoader size="l" label="Loading the page" />
  </div>
);
