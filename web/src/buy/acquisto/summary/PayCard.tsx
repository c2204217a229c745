import { precontractDocument } from '@riparo/domain/buy/precontract/documents.ts';
import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import type { OpenDeal } from '../deal-place.ts';
import { purchaseWords } from '../purchase-words.ts';
import styles from './PayCard.module.css';
import { CardNote, ProductCard } from './ProductCard.tsx';
import { usePayment } from './use-payment.ts';

/** The product, its price and the button to pay. */
export function PayCard({ deal }: { readonly deal: OpenDeal }) {
  const { payLabel, rules } = purchaseWords(deal.key);
  const { isBusy, warning, pay } = usePayment(deal);
  return (
    <>
      <ProductCard
        deal={deal}
        renderAction={(place) => (
          <Button {...place} busy={isBusy} icon={<CreditCard size={20} aria-hidden="true" />} onClick={pay}>
            {payLabel}
          </Button>
        )}
      >
        <CardNote>
          <ShieldCheck size={20} aria-hidden="true" />
          Paghi con carta sulla pagina protetta del nostro fornitore: noi non vediamo i dati della carta.
        </CardNote>
        {rules && (
          <CardNote>
            <a
              href={precontractDocument(deal.key, 'condizioni').path}
              target="_blank"
              rel="noopener"
              className={styles['link']}
            >
              {rules} (PDF, si apre in una nuova scheda)
            </a>
          </CardNote>
        )}
      </ProductCard>
      {warning && (
        <div className={styles['warning']}>
          <FormWarning>{warning}</FormWarning>
        </div>
      )}
    </>
  );
}
