/** The brand's mark upside down is a person: a dot above an arch, sheltered by another one. */
export function Portrait() {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true">
      <path d="M20 390V180a160 160 0 0 1 320 0v210z" fill="var(--art-pine)" />
      <path d="M56 390V184a124 124 0 0 1 248 0v206z" fill="var(--art-peach)" />
      <path d="M112 390v-62a68 68 0 0 1 136 0v62z" fill="var(--art-terracotta)" />
      <circle cx="180" cy="204" r="50" fill="var(--art-ink)" />
      <path d="M20 386h320v2a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
