import { BitmapLoader } from './bitmap/bitmap-loader.tsx';
import styles from './loading-overlay.module.css';

/** Covers its positioned container (or the page) while a request runs and says what is being done. */
export const LoadingOverlay = ({
  label,
  page = false,
}: {
  readonly label: string;
  readonly page?: boolean;
}) => (
  <div className={page ? styles.page : styles.overlay}>
    <BitmapLoader size="l" label={label} showLabel />
  </div>
);
