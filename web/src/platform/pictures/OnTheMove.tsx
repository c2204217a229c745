import { Arch } from './Arch.tsx';

/** A person with a helmet rides a bicycle along the arch. */
export function OnTheMove() {
  return (
    <Arch>
      <circle cx="232" cy="136" r="36" fill="var(--art-sun)" />
      <path d="M72 356v-62a22 22 0 0 1 44 0v62z" fill="var(--art-sage)" />
      <path d="M254 356v-86a20 20 0 0 1 40 0v86z" fill="var(--art-sage)" />
      <g fill="none" stroke="var(--art-pine)" strokeWidth="8">
        <circle cx="120" cy="342" r="40" />
        <circle cx="244" cy="342" r="40" />
      </g>
      <g
        fill="none"
        stroke="var(--art-terracotta)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m120 342 40-66h64l20 66M160 276l22 66h-62M182 342l42-66" />
        <path d="m224 276-8-26h24" />
        <path d="M160 276l-6-16" />
      </g>
      <path d="M138 258h32" stroke="var(--art-ink)" strokeWidth="10" strokeLinecap="round" />
      <path
        d="m154 250 34 34-8 54"
        fill="none"
        stroke="var(--art-pine)"
        strokeWidth="18"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M140 254c0-46 12-74 34-74 18 0 24 14 20 30l-14 44z" fill="var(--art-leaf)" />
      <path
        d="m182 204 22 30 28 16"
        fill="none"
        stroke="var(--art-leaf)"
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="190" cy="158" r="23" fill="var(--art-peach)" />
      <path d="M163 156a27 27 0 0 1 54-2z" fill="var(--art-pine)" />
      <path d="M70 232h32M62 258h22" stroke="var(--art-apricot)" strokeWidth="6" strokeLinecap="round" />
    </Arch>
  );
}
