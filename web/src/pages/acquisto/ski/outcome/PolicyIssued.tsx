import { cents, formatEuro } from '@riparo/domain/money.ts';
import { SKI_FORM_ID } from '@riparo/domain/ski/opening.ts';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { forgetProgress } from '../../../../wizard/forget-progress.ts';
import { OnTheSlopes } from '../../pictures/OnTheSlopes.tsx';
import confetti from '../../success/Bought.module.css';
import styles from '../../success/Outcome.module.css';
import { useConfetti } from '../../success/use-confetti.ts';
import type { PolicyPayment } from './use-policy-payment.ts';

const NEXT_STEPS = [
  {
    title: 'Guarda la tua e-mail',
    text: 'Entro 2 minuti arrivano il certificato di ogni persona assicurata e la ricevuta.',
  },
  {
    title: 'Non li trovi?',
    text: 'Controlla anche nella posta indesiderata, o spam: a volte finiscono lì.',
  },
  { title: 'In pista', text: 'Tieni il certificato sul telefono: basta quello, non serve stamparlo.' },
];

/** Paid and confirmed. Nothing of what was typed is needed any more. */
export function PolicyIssued({ answer }: { readonly answer: PolicyPayment }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const canvas = useConfetti();
  useEffect(() => {
    forgetProgress(SKI_FORM_ID);
    // It takes the place of the wait: whoever does not see it hears it.
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles['outcome']}>
      <canvas ref={canvas} className={confetti['confetti']} aria-hidden="true" />
      <div className={styles['opening']}>
        <h1 ref={heading} tabIndex={-1}>
          Buone sciate: la polizza è tua
        </h1>
        <p className={styles['lead']}>
          Il pagamento è confermato. I documenti arrivano per e-mail entro 2 minuti.
        </p>
        <Card tone="deep">
          <h2 className={styles['product']}>Polizza Sci</h2>
          <dl className={styles['facts']}>
            <div>
              <dt>Pagato</dt>
              <dd>{formatEuro(cents(answer.priceCents))}</dd>
            </div>
          </dl>
        </Card>
      </div>
      <div className={styles['picture']}>
        <OnTheSlopes />
      </div>
      <section className={styles['next']} aria-labelledby="prossimi-passi">
        <h2 id="prossimi-passi">Che cosa succede ora</h2>
        <ol className={styles['steps']}>
          {NEXT_STEPS.map(({ title, text }) => (
            <li key={title} className={styles['step']}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div>
          <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
        </div>
      </section>
    </div>
  );
}
