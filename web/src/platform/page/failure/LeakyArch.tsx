import styles from './LeakyArch.module.css';

/** The brand's arch with a crack: rain comes in, and a bucket is already in place. */
export function LeakyArch() {
  return (
    <svg className={styles['picture']} viewBox="0 0 320 300" aria-hidden="true">
      <ellipse cx="160" cy="272" rx="140" ry="14" fill="var(--art-mist)" />
      <path d="M40 270V150a120 120 0 0 1 240 0v120z" fill="var(--art-pine)" />
      <path d="M76 270V152a84 84 0 0 1 168 0v118z" fill="var(--art-sky)" />
      <path d="m172 26 -12 24 14 12 -10 18" className={styles['crack']} />
      <path d="M164 92v18M164 128v18M164 164v18" className={styles['drops']} />
      <path d="M128 214h72l-10 52a6 6 0 0 1-6 5h-40a6 6 0 0 1-6-5z" fill="var(--art-terracotta)" />
      <ellipse cx="164" cy="214" rx="36" ry="7" fill="var(--art-apricot)" />
      <path d="M128 214c4-30 68-30 72 0" className={styles['handle']} />
    </svg>
  );
}
