import { LIFE_PRODUCT_KEY } from '@riparo/domain/buy/products/vita/product.ts';
import { MailCheck } from '@riparo/ui/icons/MailCheck.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { useCan } from '../../platform/session/session.ts';
import { paths } from '../../platform/paths/paths.ts';
import styles from './NewDealPage.module.css';

interface OpenedProps {
  readonly uuid: string;
  readonly price: string | null;
  readonly email: string;
  readonly product: string;
}

/** What to tell the caller. */
export function Opened({ uuid, price, email, product }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const canRead = useCan('read-deals');
  useEffect(() => heading.current?.focus(), []);
  const isQuote = product === LIFE_PRODUCT_KEY;
  return (
    <section className={styles['done']} aria-labelledby="opened">
      <h2 id="opened" ref={heading} tabIndex={-1}>
        <MailCheck size={22} aria-hidden="true" />{' '}
        {isQuote ? 'Il preventivo è pronto' : 'La pratica è aperta'}
      </h2>
      {price && <p>Costa {price} al mese.</p>}
      <p>
        Abbiamo mandato il link a <strong>{email}</strong>. Di’ alla persona di controllare anche nello spam:{' '}
        {isQuote
          ? 'dal link vede il preventivo e può chiedere di essere richiamata.'
          : 'dal link controlla i dati, legge i documenti, acconsente, firma e paga.'}
      </p>
      <Stack direction="row" gap={3}>
        {!isQuote && canRead && (
          <Link to={paths.deal(uuid)} className={buttonClass('primary', false)}>
            Vai alla pratica
          </Link>
        )}
        <Link to={paths.customers} className={buttonClass('quiet', false)}>
          Torna ai clienti
        </Link>
      </Stack>
    </section>
  );
}
