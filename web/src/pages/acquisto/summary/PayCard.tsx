import { centsFromEuro, formatEuro } from '@riparo/domain/money.ts';
import { precontractDocument } from '@riparo/domain/precontract/documents.ts';
import { CreditCard, ShieldCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormWarning } from '../../../ui/FormWarning.tsx';
import type { OpenDeal } from '../deal-place.ts';
import { manners } from '../manners.ts';
import styles from './PayCard.module.css';
import { usePayment } from './use-payment.ts';

/** What is bought, what it costs, and the way to pay it. */
export function PayCard({ deal }: { readonly deal: OpenDeal }) {
  const { product } = deal;
  const { payLabel, hasRegulation, renewsTacitly } = manners(deal.key);
  const { isBusy, warning, pay } = usePayment(deal);
  return (
    <>
      <Card as="section" tone="deep" labelledBy="prodotto">
        <div className={styles['card']}>
          <div className={styles['product']}>
            <h2 id="prodotto" className={styles['title']}>
              {product.title}
            </h2>
            <p className={styles['soft']}>{product.subTitle}</p>
          </div>
          <p>
            <span className={styles['amount']}>{formatEuro(centsFromEuro(product.fixedPrice))}</span>{' '}
            <span className={styles['soft']}>all’anno</span>
          </p>
          <dl className={styles['facts']}>
            <div>
              <dt>Inizio</dt>
              <dd>il giorno dopo il pagamento</dd>
            </div>
            <div>
              <dt>Durata</dt>
              <dd>1 anno</dd>
            </div>
            {renewsTacitly && (
              <div>
                <dt>Rinnovo</dt>
                <dd>Tacito rinnovo alla scadenza</dd>
              </div>
            )}
          </dl>
          <Button
            look="light"
            wide
            busy={isBusy}
            icon={<CreditCard size={20} aria-hidden="true" />}
            onClick={pay}
          >
            {payLabel}
          </Button>
          <p className={styles['note']}>
            <ShieldCheck size={20} aria-hidden="true" />
            Paghi con carta sulla pagina protetta del nostro fornitore: noi non vediamo i dati della carta.
          </p>
          {hasRegulation && (
            <p className={styles['note']}>
              <a
                href={precontractDocument(deal.key, 'set-informativo').path}
                target="_blank"
                rel="noopener"
                className={styles['link']}
              >
                Leggi il regolamento del sussidio (PDF, si apre in una nuova scheda)
              </a>
            </p>
          )}
        </div>
      </Card>
      {warning && (
        <div className={styles['warning']}>
          <FormWarning>{warning}</FormWarning>
        </div>
      )}
    </>
  );
}
