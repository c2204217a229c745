import { centsFromEuro, formatEuro } from '@riparo/domain/money.ts';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { Alert } from '../../../ui/Alert.tsx';
import type { OpenDeal } from '../deal-place.ts';
import { manners } from '../manners.ts';
import { DataGroups } from './DataGroups.tsx';
import { dealGroups } from './deal-groups.ts';
import { DocumentsToRead } from './DocumentsToRead.tsx';
import { PayCard } from './PayCard.tsx';
import styles from './Summary.module.css';

type SummaryProps = { readonly deal: OpenDeal; readonly isCancelled: boolean };

export function Summary({ deal, isCancelled }: SummaryProps) {
  const { greetsByName } = manners(deal.key);
  const heading = useRef<HTMLHeadingElement>(null);
  const how = useNavigationType();
  // After a visit of the site's own it is read out, in the place of the skeleton that was there before.
  useEffect(() => {
    if (how !== 'POP') heading.current?.focus({ preventScroll: true });
    // Only when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className={styles['summary']}>
      <header className={styles['opening']}>
        <h1 ref={heading} tabIndex={-1}>
          {greetsByName ? `Ciao ${deal.buyer.firstName}, ecco il tuo riepilogo` : 'Ecco il tuo riepilogo'}
        </h1>
        <p className={styles['lead']}>
          <strong>{deal.product.title}</strong>, {formatEuro(centsFromEuro(deal.product.fixedPrice))}{' '}
          all’anno. Controlla i tuoi dati, leggi i documenti e, se tutto è giusto, paga con carta.
        </p>
        {isCancelled && (
          <Alert tone="info">
            <p>
              <strong>Il pagamento non è stato completato.</strong> I tuoi dati sono ancora qui: puoi
              riprendere quando vuoi, anche dal link che ti abbiamo mandato per e-mail.
            </p>
          </Alert>
        )}
      </header>
      <div className={styles['check']}>
        <DataGroups groups={dealGroups(deal)} isCorrectable={deal.isCorrectable} />
        <DocumentsToRead productKey={deal.key} />
      </div>
      <div className={styles['pay']}>
        <PayCard deal={deal} />
      </div>
    </div>
  );
}
