import styles from './LeakyUmbrella.module.css';

/** Two people under an umbrella that lacks a panel: the rain comes in there. */
export function LeakyUmbrella() {
  return (
    <svg className={styles['picture']} viewBox="0 0 360 400" aria-hidden="true">
      <path d="M20 380V170a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 380V176a124 124 0 0 1 248 0v204z" fill="var(--art-sky)" />
      <path d="M112 84v14M150 70v14M208 72v14M250 88v14" className={styles['rain']} />
      <path d="M180 118a96 96 0 0 0-96 96q16-14 32 0 4-60 64-96z" fill="var(--art-pine)" />
      <path d="M180 118q-60 36-64 96 16-14 32 0 16-14 32 0z" fill="var(--art-leaf)" />
      <path d="M180 118v96q16-14 32 0 16-14 32 0-4-60-64-96z" fill="var(--art-apricot)" />
      <path d="M180 118q60 36 64 96 16-14 32 0a96 96 0 0 0-96-96z" className={styles['missing']} />
      <path d="M180 106v12M180 214v104a14 14 0 0 0 28 0" className={styles['stick']} />
      <path d="M252 232v14M264 252v14M246 270v14" className={styles['through']} />
      <path d="M104 380v-64a32 32 0 0 1 64 0v64z" fill="var(--art-terracotta)" />
      <circle cx="136" cy="256" r="23" fill="var(--art-head)" />
      <path d="M208 380v-40a26 26 0 0 1 52 0v40z" fill="var(--art-pine)" />
      <circle cx="234" cy="294" r="19" fill="var(--art-head)" />
      <path d="M20 380h320v4a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
