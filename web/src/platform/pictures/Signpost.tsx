/** A signpost: one board is turned away, the other points over sunny hills. */
export function Signpost() {
  return (
    <svg viewBox="0 0 260 180" aria-hidden="true">
      <path d="M8 172a122 122 0 0 1 244 0z" fill="var(--art-mist)" />
      <circle cx="186" cy="92" r="24" fill="var(--art-sun)" />
      <path d="M26 172c24-46 66-56 104-30s74 18 104 30z" fill="var(--art-sage)" />
      <path
        d="M130 172c4-22 26-24 30-40s22-18 40-20"
        fill="none"
        stroke="var(--art-sky)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="2 15"
      />
      <rect x="112" y="34" width="10" height="138" rx="4" fill="var(--art-pine)" />
      <path d="M122 48h74l17 15-17 15h-74z" fill="var(--art-terracotta)" />
      <path d="M112 88H66L52 101l14 13h46z" fill="var(--art-leaf)" />
      <path
        d="M136 63h48M74 101h26"
        stroke="var(--art-peach)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="20 9"
      />
      <circle cx="117" cy="30" r="8" fill="var(--art-apricot)" />
    </svg>
  );
}
