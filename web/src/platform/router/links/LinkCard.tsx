import type { ReactNode } from 'react';
import { classNames } from '@riparo/ui/class-names.ts';
import styles from './LinkCard.module.css';
import { SiteLink } from './SiteLink.tsx';

interface LinkCardProps {
  readonly to: string;
  readonly heading: 'h2' | 'h3';
  readonly title: string;
  readonly picture: ReactNode;
  /** Layout of picture and text. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** One of a list to choose from. Its title is the link, and the whole card is clickable. */
export function LinkCard({ to, heading: Heading, title, picture, className, children }: LinkCardProps) {
  return (
    <li className={classNames(styles['card'], className)}>
      {picture}
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <SiteLink to={to} className={styles['link']}>
            {title}
          </SiteLink>
        </Heading>
        {children}
      </div>
    </li>
  );
}
