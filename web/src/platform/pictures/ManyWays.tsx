import { Arch } from './Arch.tsx';

/** A person walks past a shared bicycle at its post: today on foot, tomorrow on wheels. */
export function ManyWays() {
  return (
    <Arch>
      <circle cx="238" cy="140" r="34" fill="var(--art-sun)" />
      <path d="M66 388v-98a26 26 0 0 1 52 0v98z" fill="var(--art-sage)" />
      <g fill="none" stroke="var(--art-pine)" strokeWidth="7">
        <circle cx="196" cy="354" r="32" />
        <circle cx="272" cy="354" r="32" />
      </g>
      <g
        fill="none"
        stroke="var(--art-terracotta)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m196 354 22-46h38l16 46M218 308l16 46h-38M234 354l22-46-6-18h16" />
      </g>
      <path d="M206 300h22" stroke="var(--art-ink)" strokeWidth="8" strokeLinecap="round" />
      <path d="M292 388v-96" stroke="var(--art-ink)" strokeWidth="8" strokeLinecap="round" />
      <circle cx="292" cy="280" r="15" fill="var(--art-leaf)" />
      <path
        d="m140 286-20 44-2 52M144 286l24 42 8 54"
        fill="none"
        stroke="var(--art-pine)"
        strokeWidth="18"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M116 296c-2-60 6-98 28-98s30 38 26 98z" fill="var(--art-apricot)" />
      <path
        d="m150 222 16 34 16 16M134 222l-16 30-2 24"
        fill="none"
        stroke="var(--art-apricot)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M124 214h18v56h-18a8 8 0 0 1-8-8v-40a8 8 0 0 1 8-8z" fill="var(--art-terracotta)" />
      <circle cx="148" cy="170" r="22" fill="var(--art-peach)" />
      <path d="M124 172c-4-28 44-38 48-8-16 0-30-4-36-10-2 8-6 14-12 18z" fill="var(--art-ink)" />
    </Arch>
  );
}
