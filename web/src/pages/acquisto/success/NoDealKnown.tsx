import { findPurchasableProduct } from '@riparo/domain/deal/products.ts';
import { formatEuro } from '@riparo/domain/money.ts';
import { DEFAULT_MOBILITY } from '../../../paths.ts';
import { stepsAfterPayment } from '../manners.ts';
import { Outcome } from './Outcome.tsx';

/** Under the address without product and deal: the default product's page, and no word about a payment nobody saw. */
export function NoDealKnown() {
  const product = findPurchasableProduct(DEFAULT_MOBILITY);
  if (!product) return null;
  return (
    <Outcome
      title="Guarda la tua e-mail"
      lead="Se hai pagato, tra poco arriva per e-mail la ricevuta con i prossimi passi. Se non hai finito, nella stessa casella trovi il link per riprendere l’acquisto."
      product={product}
      facts={[
        { term: 'Durata', detail: '1 anno' },
        { term: 'Prezzo', detail: formatEuro(product.priceCents) },
      ]}
      steps={stepsAfterPayment(product.key, false)}
    />
  );
}
