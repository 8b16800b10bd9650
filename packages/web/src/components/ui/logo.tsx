import { useBrandName } from '../../lib/operator/use-operator.ts';
import { BitmapFigure } from './bitmap/bitmap-figure.tsx';
import { lampBits } from './bitmap/lamp.ts';
import styles from './logo.module.css';

type LogoProps = {
  /** The picture alone, for tight places; its name stays readable to screen readers. */
  readonly markOnly?: boolean;
};

/** The mark and the product's name. Wrap it in a link where it leads home. */
export const Logo = ({ markOnly = false }: LogoProps) => {
  const brand = useBrandName();
  return (
    <span className={styles.logo}>
      <span className={styles.mark}>
        {markOnly ? (
          <BitmapFigure bits={lampBits} grid={false} solid label={brand} />
        ) : (
          <BitmapFigure bits={lampBits} grid={false} solid />
        )}
      </span>
      {markOnly ? null : <span className={styles.name}>{brand}</span>}
    </span>
  );
};
