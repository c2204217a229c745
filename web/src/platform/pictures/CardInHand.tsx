import { Arch } from './Arch.tsx';

/** A payment card over a signed sheet: only the payment is left. */
export function CardInHand() {
  return (
    <Arch>
      <circle cx="238" cy="140" r="36" fill="var(--art-sun)" />
      <rect x="110" y="150" width="134" height="178" rx="12" fill="var(--art-window)" />
      <path
        d="M130 182h76M130 204h94M130 226h60"
        stroke="var(--art-sage)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="m132 254 11 11 21-23"
        fill="none"
        stroke="var(--art-leaf)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(-8 200 318)">
        <rect x="112" y="262" width="176" height="112" rx="16" fill="var(--art-pine)" />
        <path d="M112 288h176v20H112z" fill="var(--art-ink)" />
        <rect x="130" y="326" width="38" height="26" rx="6" fill="var(--art-apricot)" />
        <path d="M206 340h60" stroke="var(--art-leaf)" strokeWidth="8" strokeLinecap="round" />
      </g>
    </Arch>
  );
}
