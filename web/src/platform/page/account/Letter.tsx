import styles from './Letter.module.css';

/** A letter under the arch, showing the six digits of a code. */
export function Letter() {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true">
      <path d="M20 390V180a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 390V184a124 124 0 0 1 248 0v206z" fill="var(--art-sky)" />
      <circle cx="180" cy="132" r="40" fill="var(--art-sun)" />
      <path d="M80 262 180 190l100 72v92a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16z" fill="var(--art-pine)" />
      <g className={styles['sheet']}>
        <rect x="100" y="196" width="160" height="130" rx="14" fill="var(--art-window)" />
        <path d="M122 224h76" stroke="var(--art-sage)" strokeWidth="8" strokeLinecap="round" />
        <g fill="var(--art-terracotta)">
          <circle cx="128" cy="258" r="8" />
          <circle cx="149" cy="258" r="8" />
          <circle cx="170" cy="258" r="8" />
          <circle cx="194" cy="258" r="8" />
          <circle cx="215" cy="258" r="8" />
          <circle cx="236" cy="258" r="8" />
        </g>
      </g>
      <path d="M80 270l100 66 100-66v86a14 14 0 0 1-14 14H94a14 14 0 0 1-14-14z" fill="var(--art-leaf)" />
      <path d="m88 366 78-58M272 366l-78-58" stroke="var(--art-pine)" strokeWidth="5" strokeLinecap="round" />
      <path d="M20 386h320v2a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
