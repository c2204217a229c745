import type { ReactNode } from 'react';
import { Logo } from '@riparo/ui/Logo.tsx';
import { Notices } from '@riparo/ui/Notices.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import styles from './SignInFrame.module.css';

interface SignInFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every screen before the desk itself. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  return (
    <div className={styles['door']}>
      <header className={styles['side']}>
        <span className={styles['logo']}>
          <Logo />
        </span>
        <SignInPicture />
        <p className={styles['words']}>Il banco: qui si mantengono le promesse del sito.</p>
      </header>
      <main className={styles['main']}>
        {/* Another step is another screen: its title is announced again. */}
        <PageTitle key={title}>{title}</PageTitle>
        {children}
      </main>
      <Notices />
    </div>
  );
}

/** A desk under an arch, with a lamp and a telephone. */
function SignInPicture() {
  return (
    <svg viewBox="0 0 240 220" aria-hidden="true">
      <path d="M30 220V110a90 90 0 0 1 180 0v110z" fill="var(--art-pine)" />
      <path d="M50 220V114a70 70 0 0 1 140 0v106z" fill="var(--art-sky)" />
      <circle cx="120" cy="92" r="26" fill="var(--art-sun)" />
      <path d="M50 168c24-18 46-18 70 0s46 18 70 0v52H50z" fill="var(--art-sage)" />
      <rect x="22" y="176" width="196" height="12" rx="6" fill="var(--art-terracotta)" />
      <path d="M40 188v32M200 188v32" stroke="var(--art-terracotta)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M76 176v-30l20-20"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M88 116l24 22-10 8-20-20z" fill="var(--art-apricot)" />
      <path d="M64 176h26" stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M136 176l6-22h36l6 22z" fill="var(--art-pine)" />
      <path
        d="M134 152c0-16 52-16 52 0"
        fill="none"
        stroke="var(--art-ink)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="160" cy="166" r="6" fill="var(--art-peach)" />
    </svg>
  );
}
