import { Arch } from './Arch.tsx';

/** A person skis down a white slope, between two firs, with the mountains behind. */
export function OnSkis() {
  return (
    <Arch>
      <circle cx="246" cy="136" r="28" fill="var(--art-sun)" />
      <path d="M56 292 136 158l58 96 34-44 76 84v96H56z" fill="var(--art-sage)" />
      <path d="m110 202 26-44 28 46-16 14-14-12-12 10z" fill="var(--art-snow)" />
      <path d="M56 288c70 4 150 34 248 90v12H56z" fill="var(--art-snow)" />
      <path
        d="M56 330c60 4 118 22 168 58"
        fill="none"
        stroke="var(--art-mist)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="m84 300 18-44 18 44zM88 278l14-34 14 34z" fill="var(--art-pine)" />
      <path d="m262 352 20-50 20 50zM266 328l16-40 16 40z" fill="var(--art-leaf)" />
      <path
        d="m132 318 122 46c8 3 12 0 14-6"
        fill="none"
        stroke="var(--art-terracotta)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="m172 270 30 22-12 42"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="18"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M158 282c-6-44 8-74 32-74 20 0 24 22 18 40l-12 36z" fill="var(--art-terracotta)" />
      <path
        d="m196 226 26 22 22-6"
        fill="none"
        stroke="var(--art-terracotta)"
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m244 238-34 76" stroke="var(--art-ink)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="204" cy="188" r="22" fill="var(--art-peach)" />
      <path d="M178 188a26 26 0 0 1 52-4l-6 2z" fill="var(--art-pine)" />
      <path d="m206 190 22-4" stroke="var(--art-ink)" strokeWidth="9" strokeLinecap="round" />
    </Arch>
  );
}
