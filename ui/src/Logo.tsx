import { brand } from '@riparo/domain/platform/brand/brand.ts';
import styles from './Logo.module.css';

/** An arch sheltering a dot, and the name. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg className={styles['mark']} viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles['arch']} d="M6.5 36V20a13.5 13.5 0 0 1 27 0v16" />
        <circle className={styles['dot']} cx="20" cy="28" r="5.5" />
      </svg>
      {brand.name}
    </span>
  );
}
