import { Arch } from './Arch.tsx';

/** A sheet with a half-written signature, and the pen that writes it. */
export function PaperAndPen() {
  return (
    <Arch>
      <circle cx="122" cy="142" r="36" fill="var(--art-sun)" />
      <rect
        x="96"
        y="156"
        width="150"
        height="196"
        rx="12"
        fill="var(--art-sage)"
        transform="rotate(-6 171 254)"
      />
      <rect x="104" y="152" width="150" height="200" rx="12" fill="var(--art-window)" />
      <path
        d="M126 186h84M126 210h106M126 234h106M126 258h70"
        stroke="var(--art-sage)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M128 318c10-28 22-30 20-8s10 16 20 0 16-8 16 4 10 8 22-6"
        fill="none"
        stroke="var(--art-terracotta)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M126 332h104" stroke="var(--art-mist)" strokeWidth="4" strokeLinecap="round" />
      <path d="m206 312 10-34 62-78 24 20-62 78z" fill="var(--art-pine)" />
      <path d="m206 312 10-34 24 20z" fill="var(--art-apricot)" />
      <path d="m262 220 24 20" stroke="var(--art-leaf)" strokeWidth="7" />
    </Arch>
  );
}
