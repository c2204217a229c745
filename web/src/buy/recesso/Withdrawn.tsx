import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { refundInWords } from '@riparo/domain/buy/payment/refund.ts';
import { useEffect, useRef } from 'react';
import { Card } from '@riparo/ui/Card.tsx';
import { paths } from '../../platform/router/paths.ts';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../platform/page/DealNotice.tsx';
import { DeskAtWork } from '../../platform/pictures/DeskAtWork.tsx';
import styles from './Withdrawing.module.css';

type WithdrawnProps = {
  readonly withdrawal: Withdrawal;
  /** Just now, on this page. */
  readonly isNew?: boolean;
};

// Created when needed: most visitors have not withdrawn, and the first use of Intl blocks a slow phone.
const inWords = (moment: Date) =>
  new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(moment);

/** The receipt on the screen; a copy comes by mail. */
export function Withdrawn({ withdrawal, isNew = false }: WithdrawnProps) {
  const { product, refundCents, withdrawnAt, refund } = withdrawal;
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form: focus it for screen readers.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <DealNotice picture={<DeskAtWork />}>
      <h1 ref={heading} tabIndex={-1}>
        {isNew ? 'Abbiamo ricevuto il tuo recesso' : 'Hai già receduto'}
      </h1>
      <p>
        Il contratto <strong>{product.title}</strong> è sciolto e la copertura è finita.{' '}
        {isNew ? 'La ricevuta ti arriva per e-mail' : 'Ti abbiamo mandato la ricevuta per e-mail'}:
        conservala.
      </p>
      <Card tone="sage">
        <dl className={styles['facts']}>
          {withdrawnAt !== null && (
            <div>
              <dt>Recesso ricevuto il</dt>
              <dd>
                <time dateTime={withdrawnAt}>{inWords(new Date(withdrawnAt))}</time>
              </dd>
            </div>
          )}
          <div>
            <dt>{refund?.isDone ? 'Rimborso partito' : 'Ti restituiamo'}</dt>
            <dd>{formatEuro(cents(refundCents))}</dd>
          </div>
        </dl>
      </Card>
      <p>
        {refund?.isDone
          ? refundInWords(refund)
          : 'Il rimborso va sulla carta con cui hai pagato, entro 30 giorni: ti scriviamo appena il rimborso parte. Non devi fare altro.'}
      </p>
      <div>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
      </div>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Qualcosa non va?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
