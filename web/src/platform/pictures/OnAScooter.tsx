import { Arch } from './Arch.tsx';

/** A person with a helmet stands on an electric scooter and looks ahead. */
export function OnAScooter() {
  return (
    <Arch>
      <circle cx="118" cy="140" r="34" fill="var(--art-sun)" />
      <path d="M72 388v-84a24 24 0 0 1 48 0v84z" fill="var(--art-sage)" />
      <path d="M246 388v-60a22 22 0 0 1 44 0v60z" fill="var(--art-sage)" />
      <path
        d="m236 356-22-128h-24"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M118 356h118" stroke="var(--art-terracotta)" strokeWidth="14" strokeLinecap="round" />
      <path
        d="m168 272-14 40 8 36M172 272l14 40-4 36"
        fill="none"
        stroke="var(--art-pine)"
        strokeWidth="19"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M144 282c-4-56 6-92 28-92 20 0 28 34 24 92z" fill="var(--art-apricot)" />
      <path
        d="m176 210 16 26 22-6"
        fill="none"
        stroke="var(--art-apricot)"
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="176" cy="164" r="23" fill="var(--art-peach)" />
      <path d="M149 162a27 27 0 0 1 54-2z" fill="var(--art-pine)" />
      <g fill="var(--art-sky)" stroke="var(--art-pine)" strokeWidth="8">
        <circle cx="118" cy="368" r="17" />
        <circle cx="240" cy="368" r="17" />
      </g>
      <path d="M74 252h30M66 276h20" stroke="var(--art-apricot)" strokeWidth="6" strokeLinecap="round" />
    </Arch>
  );
}
