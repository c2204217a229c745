import styles from './RingingPhone.module.css';

/** A phone under the arch, about to ring. */
export function RingingPhone() {
  return (
    <svg viewBox="0 0 360 400" aria-hidden="true">
      <path d="M20 380V170a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 380V176a124 124 0 0 1 248 0v204z" fill="var(--art-sky)" />
      <g fill="none" stroke="var(--art-apricot)" strokeWidth="8" strokeLinecap="round">
        <path d="M108 168c-18 18-18 50 0 68M252 168c18 18 18 50 0 68" />
        <path d="M84 148c-30 30-30 78 0 108M276 148c30 30 30 78 0 108" />
      </g>
      <g className={styles['phone']}>
        <rect x="130" y="112" width="100" height="188" rx="22" fill="var(--art-pine)" />
        <rect x="142" y="130" width="76" height="132" rx="8" fill="var(--art-window)" />
        <circle cx="180" cy="281" r="8" fill="var(--art-sage)" />
        <path d="M160 226v-24a20 20 0 0 1 40 0v24z" fill="var(--art-terracotta)" />
        <circle cx="180" cy="170" r="13" fill="var(--art-apricot)" />
      </g>
      <path d="M92 380v-20a24 24 0 0 1 24-24h128a24 24 0 0 1 24 24v20z" fill="var(--art-terracotta)" />
      <path d="M20 376h320v8a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
