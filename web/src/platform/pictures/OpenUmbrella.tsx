import styles from './OpenUmbrella.module.css';

/** Two people and a child stay dry under the umbrella that one of them holds. */
export function OpenUmbrella() {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true">
      <path d="M20 390V180a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 390V184a124 124 0 0 1 248 0v206z" fill="var(--art-sky)" />
      <g fill="none" stroke="var(--art-leaf)" strokeWidth="5" strokeLinecap="round">
        <path d="M96 118v16M128 92v16M232 92v16M264 118v16M180 78v16M84 164v16M276 164v16" />
      </g>
      <g className={styles['umbrella']}>
        <path d="M180 156v132" stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round" />
        <path d="M76 230a104 104 0 0 1 208 0z" fill="var(--art-terracotta)" />
        <path d="M146 230a34 104 0 0 1 68 0z" fill="var(--art-apricot)" />
        <circle cx="180" cy="124" r="6" fill="var(--art-ink)" />
      </g>
      <path d="M112 390v-70a32 32 0 0 1 64 0v70z" fill="var(--art-pine)" />
      <circle cx="144" cy="268" r="22" fill="var(--art-head)" />
      <path d="M210 390v-62a30 30 0 0 1 60 0v62z" fill="var(--art-leaf)" />
      <circle cx="240" cy="278" r="21" fill="var(--art-head)" />
      <path d="M172 390v-34a21 21 0 0 1 42 0v34z" fill="var(--art-apricot)" />
      <circle cx="193" cy="322" r="15" fill="var(--art-head)" />
      <path d="M20 386h320v2a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
