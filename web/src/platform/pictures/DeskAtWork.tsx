import { Arch } from './Arch.tsx';

/** A lamp, a cup and a folder with documents being read. */
export function DeskAtWork() {
  return (
    <Arch>
      <path d="M132 172a62 62 0 0 1 124 0z" fill="var(--art-sun)" opacity="0.5" />
      <path
        d="M98 316v-92l46-58"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m122 182 26-44 44 28-20 26z" fill="var(--art-terracotta)" />
      <rect x="74" y="308" width="48" height="12" rx="6" fill="var(--art-ink)" />
      <rect
        x="150"
        y="216"
        width="96"
        height="104"
        rx="8"
        fill="var(--art-window)"
        transform="rotate(-5 198 268)"
      />
      <rect x="160" y="212" width="96" height="108" rx="8" fill="var(--art-cloud)" />
      <path
        d="M176 236h60M176 254h64M176 272h40"
        stroke="var(--art-sage)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="m176 292 8 8 15-16"
        fill="none"
        stroke="var(--art-leaf)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M262 320v-34h34v20a14 14 0 0 1-14 14z" fill="var(--art-apricot)" />
      <path d="M56 318h248v16H56z" fill="var(--art-pine)" />
      <path d="M76 334h16v54H76zM268 334h16v54h-16z" fill="var(--art-pine)" />
    </Arch>
  );
}
