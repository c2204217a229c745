import type { Excluded } from '@riparo/domain/platform/wizard/what-excludes.ts';
import { useEffect, useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Unbroken } from '@riparo/ui/Unbroken.tsx';
import { Signpost } from '../pictures/Signpost.tsx';
import { ButtonLink } from '../router/links/ButtonLink.tsx';
import { TextLink } from '../router/links/TextLink.tsx';
import styles from './Ineligible.module.css';
import { idOf } from './step-layout.ts';

export type IneligibleProps = Excluded & {
  /** Leads back to the answer. */
  readonly onCorrect: () => void;
};

/** Tells ineligible visitors kindly what is not possible, why, and what is. */
export function Ineligible({ field, exclusion, onCorrect }: IneligibleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
    // Back at the question, focus the answer to correct.
    return () => document.getElementById(idOf(field.name))?.focus();
  }, [field.name]);

  const { title, why, instead, ways, correct } = exclusion;
  return (
    <div className={styles['page']}>
      <div className={styles['picture']}>
        <Signpost />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        <Unbroken text={title} />
      </h1>
      <p className={styles['why']}>{why}</p>
      <p className={styles['instead']}>{instead}</p>
      <div className={styles['ways']}>
        {ways.map(({ label, href }, place) =>
          href.startsWith('/') ? (
            <ButtonLink key={href} to={href} look={place === 0 ? 'primary' : 'secondary'} wide>
              {label}
            </ButtonLink>
          ) : (
            <p key={href} className={styles['mail']}>
              <TextLink to={href}>{label}</TextLink>
            </p>
          ),
        )}
        <Button look={ways.length === 0 ? 'primary' : 'quiet'} wide onClick={onCorrect}>
          {correct}
        </Button>
      </div>
    </div>
  );
}
