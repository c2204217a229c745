import { Arch } from './Arch.tsx';

/** An adult and a child ski down a slope, past the firs and under the sun. */
export function OnTheSlopes() {
  return (
    <Arch>
      <circle cx="116" cy="146" r="30" fill="var(--art-sun)" />
      <path d="M56 300 136 186l40 54 40-62 88 128v84H56z" fill="var(--art-sage)" />
      <path
        d="m136 186 22 30-12 8-10-8-12 10-10-8zM216 178l24 35-14 7-10-9-13 9-8-8z"
        fill="var(--art-snow)"
      />
      <path d="M56 282c76 4 178 40 248 92v16H56z" fill="var(--art-snow)" />
      <path
        d="m84 222 15 32h-8l13 28H64l13-28h-8zM274 250l13 28h-7l12 26h-36l12-26h-7z"
        fill="var(--art-leaf)"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="m112 312 92 40M214 348l62 30" stroke="var(--art-terracotta)" strokeWidth="6" />
        <path d="m158 328 22-20-18-20" stroke="var(--art-pine)" strokeWidth="15" />
        <path d="m242 358 14-12-10-14" stroke="var(--art-ink)" strokeWidth="10" />
        <path d="m160 262 30 12 4 24M190 274l-46 34" stroke="var(--art-apricot)" strokeWidth="8" />
        <path d="m246 320 20 8 2 16" stroke="var(--art-leaf)" strokeWidth="6" />
      </g>
      <path d="M146 292c-6-26 2-48 22-52 14-2 20 8 17 20l-9 36z" fill="var(--art-apricot)" />
      <path d="M236 334c-4-17 2-31 14-33 9-1 13 5 11 13l-6 22z" fill="var(--art-leaf)" />
      <circle cx="178" cy="224" r="18" fill="var(--art-peach)" />
      <path d="M158 222a20 20 0 0 1 40-2z" fill="var(--art-pine)" />
      <circle cx="257" cy="291" r="12" fill="var(--art-peach)" />
      <path d="M243 290a14 14 0 0 1 28-2z" fill="var(--art-terracotta)" />
    </Arch>
  );
}
