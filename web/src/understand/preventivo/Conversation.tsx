import styles from './Conversation.module.css';

/** Two people under one arch, one of them listening. */
export function Conversation() {
  return (
    <svg viewBox="0 0 360 400" aria-hidden="true">
      <path d="M20 380V170a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 380V176a124 124 0 0 1 248 0v204z" fill="var(--art-sky)" />
      <path d="M92 380v-74a38 38 0 0 1 76 0v74z" fill="var(--art-terracotta)" />
      <circle cx="130" cy="236" r="26" fill="var(--art-head)" />
      <path d="M196 380v-64a38 38 0 0 1 76 0v64z" fill="var(--art-pine)" />
      <circle cx="234" cy="246" r="26" fill="var(--art-head)" />
      <g className={styles['words']}>
        <path
          d="M112 128h72a24 24 0 0 1 24 24v10a24 24 0 0 1-24 24h-34l-18 18v-18h-20a24 24 0 0 1-24-24v-10a24 24 0 0 1 24-24z"
          fill="var(--art-apricot)"
        />
        <path d="M112 150h70M112 166h44" stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round" />
      </g>
      <path d="M20 380h320v4a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
