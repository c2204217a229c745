import type { ReactNode } from 'react';

/** The arch in all pictures of purchases. */
export function Arch({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true">
      <path d="M20 390V180a160 160 0 0 1 320 0v210z" fill="var(--art-mist)" />
      <path d="M56 390V184a124 124 0 0 1 248 0v206z" fill="var(--art-sky)" />
      {children}
      <path d="M20 386h320v2a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z" fill="var(--art-leaf)" />
    </svg>
  );
}
