import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  readonly children: string;
  /** The tab's title if the page's own would name a person. */
  readonly tab?: string;
  readonly aside?: ReactNode;
}

/** The title of a screen: in the tab too, and announced on arrival. */
export function PageTitle({ children, tab = children, aside }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${tab} · Banco ${brand.name}`;
  }, [tab]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles['head']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {children}
      </h1>
      {aside}
    </div>
  );
}
