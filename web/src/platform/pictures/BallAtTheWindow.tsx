import { Arch } from './Arch.tsx';

/** A ball has gone through the neighbours' window, and the flowers below it look up. */
export function BallAtTheWindow() {
  return (
    <Arch>
      <rect x="104" y="128" width="152" height="176" rx="10" fill="var(--art-terracotta)" />
      <rect x="116" y="140" width="128" height="152" rx="4" fill="var(--art-window)" />
      <path d="M116 140h60v72h-60z" fill="var(--art-peach)" />
      <path d="m212 176 30-12-16 30 18 22-30-4-6 32-14-28-30 8 20-24-18-26 30 8z" fill="var(--art-ink)" />
      <path d="M180 140v152M116 216h128" stroke="var(--art-terracotta)" strokeWidth="8" />
      <circle cx="208" cy="200" r="30" fill="var(--art-apricot)" />
      <path
        d="M180 190c18-4 38 2 52 22M200 171c-2 20 4 42 18 57"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M94 112h172" stroke="var(--art-pine)" strokeWidth="14" strokeLinecap="round" />
      <path d="M88 304h184v18H88z" fill="var(--art-pine)" />
      <g fill="none" stroke="var(--art-leaf)" strokeWidth="6" strokeLinecap="round">
        <path d="M124 346v-34M152 346v-24M236 346v-30" />
      </g>
      <circle cx="124" cy="306" r="11" fill="var(--art-apricot)" />
      <circle cx="152" cy="318" r="11" fill="var(--art-terracotta)" />
      <circle cx="236" cy="310" r="11" fill="var(--art-apricot)" />
      <path d="M100 344h76l-8 44h-60zM212 344h50l-6 44h-38z" fill="var(--art-terracotta)" />
      <path
        d="M84 240c-10-22-14-44-12-66M66 246c-6-12-8-24-8-36"
        fill="none"
        stroke="var(--art-sage)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </Arch>
  );
}
