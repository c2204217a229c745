import styles from './OpenDoor.module.css';

/** A person comes home: the door under the arch is open, with warm light inside. */
export function OpenDoor() {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true">
      <path d="M20 390V180a160 160 0 0 1 320 0v210z" fill="var(--art-sage)" />
      <path d="M44 390V182a136 136 0 0 1 272 0v208z" fill="var(--art-mist)" />
      <path d="M92 390V196a88 88 0 0 1 176 0v194z" fill="var(--art-peach)" />
      <g className={styles['lamp']}>
        <path d="M180 108v52" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
        <path d="M154 184a26 26 0 0 1 52 0z" fill="var(--art-terracotta)" />
        <path d="M168 188a12 12 0 0 0 24 0z" fill="var(--art-sun)" />
      </g>
      <path d="M182 390v-84a34 34 0 0 1 68 0v84z" fill="var(--art-terracotta)" />
      <circle cx="216" cy="242" r="25" fill="var(--art-ink)" />
      <path d="M20 386h320v2a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
      <path d="M92 386h176l22 18H70z" fill="var(--art-apricot)" />
      <g className={styles['leaf']}>
        <path d="M92 388V196c0-34 18-64 46-78v284z" fill="var(--art-pine)" />
        <circle cx="126" cy="284" r="6" fill="var(--art-apricot)" />
      </g>
      <path d="M304 386v-40" stroke="var(--art-leaf)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M304 356c-18 0-24-12-24-26 16 0 24 10 24 26zM304 344c16-2 22-12 22-24-14 0-22 8-22 24z"
        fill="var(--art-leaf)"
      />
      <path d="M288 376h32l-5 22a5 5 0 0 1-5 4h-12a5 5 0 0 1-5-4z" fill="var(--art-terracotta)" />
    </svg>
  );
}
