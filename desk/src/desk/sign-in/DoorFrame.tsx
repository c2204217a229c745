import type { ReactNode } from 'react';
import { Logo } from '@riparo/ui/Logo.tsx';
import { Notices } from '@riparo/ui/Notices.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { DoorPicture } from './DoorPicture.tsx';
import styles from './DoorFrame.module.css';

interface DoorFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands around everything that happens before somebody is at the desk. */
export function DoorFrame({ title, children }: DoorFrameProps) {
  return (
    <div className={styles['door']}>
      <header className={styles['side']}>
        <span className={styles['logo']}>
          <Logo />
        </span>
        <DoorPicture />
        <p className={styles['words']}>Il banco: qui si mantengono le promesse del sito.</p>
      </header>
      <main className={styles['main']}>
        {/* Another step is another screen: its title is read out anew. */}
        <PageTitle key={title}>{title}</PageTitle>
        {children}
      </main>
      <Notices />
    </div>
  );
}
