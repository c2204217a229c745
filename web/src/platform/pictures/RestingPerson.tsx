import { Arch } from './Arch.tsx';

/** A person rests in bed, with a hot cup beside them and the sun at the window. */
export function RestingPerson() {
  return (
    <Arch>
      <path d="M132 220v-44a48 48 0 0 1 96 0v44z" fill="var(--art-window)" />
      <circle cx="180" cy="188" r="22" fill="var(--art-sun)" />
      <path d="M180 130v90M132 186h96" stroke="var(--art-sage)" strokeWidth="5" />
      <path d="M72 268h14v118H72zM288 312h14v74h-14z" fill="var(--art-ink)" />
      <rect x="80" y="318" width="214" height="44" rx="12" fill="var(--art-peach)" />
      <rect x="88" y="282" width="76" height="44" rx="18" fill="var(--art-window)" />
      <circle cx="138" cy="282" r="27" fill="var(--art-apricot)" />
      <path d="M112 278a27 27 0 0 1 50-12c-16-2-28 2-34 14z" fill="var(--art-ink)" />
      <path
        d="m128 288c4 4 10 4 14 0"
        stroke="var(--art-ink)"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M146 348c0-30 18-46 50-46h60c24 0 38 14 38 36v14H146z" fill="var(--art-pine)" />
      <path d="M146 348c0-14 4-24 12-32h132c2 4 4 10 4 18H162c-8 4-12 10-12 18z" fill="var(--art-leaf)" />
      <path d="M244 292v-24h30v16a12 12 0 0 1-12 12h-8a10 10 0 0 1-10-4z" fill="var(--art-terracotta)" />
      <path
        d="M274 272h6a8 8 0 0 1 0 16h-6M252 260c-4-6 4-8 0-14M264 260c-4-6 4-8 0-14"
        fill="none"
        stroke="var(--art-terracotta)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Arch>
  );
}
