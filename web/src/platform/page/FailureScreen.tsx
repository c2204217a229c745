import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import type { ReactNode } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { paths } from '../router/paths.ts';
import { ButtonLink } from '../router/links/ButtonLink.tsx';
import styles from './FailureScreen.module.css';
import { PageHead } from './PageHead.tsx';
import { SupportContacts } from './SupportContacts.tsx';

const TITLE = 'Ops qualcosa è andato storto!';
export const DEFAULT_MESSAGE =
  "Tranquillo siamo già al lavoro per risolvere il problema, torneremo operativi in un batter d'occhio!";

interface FailureScreenProps {
  readonly title?: string;
  readonly message?: ReactNode;
  readonly onRetry?: () => void;
  /** A plain «Riprova» link, for pages without a click handler. */
  readonly retry?: ReactNode;
  readonly picture?: ReactNode;
  /** What to do about it, before trying again. */
  readonly children?: ReactNode;
}

/** The screen for any failure. */
export function FailureScreen({
  title = TITLE,
  message = DEFAULT_MESSAGE,
  onRetry,
  retry,
  picture,
  children,
}: FailureScreenProps) {
  return (
    <div className={styles['screen']} data-remedy={children ? true : undefined}>
      <PageHead title={title} description={DEFAULT_MESSAGE} />
      {picture}
      <div className={styles['texts']}>
        <h1>{title}</h1>
        <p className={styles['message']}>{message}</p>
        {children}
        <div className={styles['actions']}>
          {retry ?? (
            <Button
              look={children ? 'secondary' : 'primary'}
              icon={<RotateCw size={20} aria-hidden="true" />}
              onClick={onRetry}
            >
              Riprova
            </Button>
          )}
          <ButtonLink to={paths.home} look={children ? 'quiet' : 'secondary'}>
            Torna alla home
          </ButtonLink>
        </div>
        <section className={styles['support']} aria-labelledby="failure-support">
          <h2 id="failure-support" className={styles['supportTitle']}>
            Vuoi parlarne con noi?
          </h2>
          <SupportContacts />
        </section>
      </div>
    </div>
  );
}
