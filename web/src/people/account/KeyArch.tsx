import styles from './KeyArch.module.css';

/** A lock shaped like the brand's arch, and its key. */
export function KeyArch() {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true">
      <path d="M20 390V180a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 390V184a124 124 0 0 1 248 0v206z" fill="var(--art-sky)" />
      <path
        d="M132 262v-52a48 48 0 0 1 96 0v52"
        fill="none"
        stroke="var(--art-pine)"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <rect x="104" y="244" width="152" height="126" rx="26" fill="var(--art-pine)" />
      <circle cx="180" cy="298" r="16" fill="var(--art-sky)" />
      <path d="M180 300v32" stroke="var(--art-sky)" strokeWidth="12" strokeLinecap="round" />
      <g className={styles['key']}>
        <circle cx="262" cy="316" r="26" fill="none" stroke="var(--art-apricot)" strokeWidth="13" />
        <path
          d="M238 326l-66 28M190 347l8 18M208 339l7 15"
          stroke="var(--art-apricot)"
          strokeWidth="13"
          strokeLinecap="round"
        />
      </g>
      <path d="M20 386h320v2a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
