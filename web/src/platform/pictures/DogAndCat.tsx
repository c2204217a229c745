import { Arch } from './Arch.tsx';

/** A dog and a cat sit side by side and look out of the arch. */
export function DogAndCat() {
  return (
    <Arch>
      <circle cx="180" cy="132" r="40" fill="var(--art-sun)" />
      <path
        d="M112 340c-28 4-40-12-34-30"
        fill="none"
        stroke="var(--art-terracotta)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M100 388c-4-74 8-120 52-120s56 46 52 120z" fill="var(--art-terracotta)" />
      <path d="M134 388c0-44 4-84 18-84s18 40 18 84z" fill="var(--art-peach)" />
      <rect x="112" y="206" width="80" height="84" rx="38" fill="var(--art-terracotta)" />
      <path d="M114 222c-24-6-28 34-14 52 10 0 18-20 20-40z" fill="var(--art-ink)" />
      <path d="M190 222c24-6 28 34 14 52-10 0-18-20-20-40z" fill="var(--art-ink)" />
      <ellipse cx="152" cy="264" rx="24" ry="19" fill="var(--art-peach)" />
      <ellipse cx="152" cy="256" rx="9" ry="6.5" fill="var(--art-ink)" />
      <circle cx="136" cy="238" r="4.5" fill="var(--art-ink)" />
      <circle cx="168" cy="238" r="4.5" fill="var(--art-ink)" />
      <path
        d="M262 378c30 2 40-22 28-46"
        fill="none"
        stroke="var(--art-pine)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M204 388c-4-56 8-84 36-84s38 28 34 84z" fill="var(--art-pine)" />
      <path d="m210 262 4-30 20 16h14l20-16 4 30z" fill="var(--art-pine)" />
      <ellipse cx="241" cy="276" rx="33" ry="29" fill="var(--art-pine)" />
      <circle cx="229" cy="272" r="4" fill="var(--art-sky)" />
      <circle cx="253" cy="272" r="4" fill="var(--art-sky)" />
      <path d="m237 284 4 4 4-4z" fill="var(--art-apricot)" />
      <path d="M212 284h-16M270 284h16" stroke="var(--art-sage)" strokeWidth="3" strokeLinecap="round" />
    </Arch>
  );
}
