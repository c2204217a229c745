import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { mimuovo } from '@riparo/domain/buy/products/mimuovo/product.ts';
import { stepsAfterPayment } from '../purchase-words.ts';
import { Outcome } from './Outcome.tsx';

/** Under the address without product and deal: the default product's page, and no word about a payment nobody saw. */
export function NoDealKnown() {
  return (
    <Outcome
      title="Guarda la tua e-mail"
      lead="Se hai pagato, tra poco arriva per e-mail la ricevuta con i prossimi passi. Se non hai finito, nella stessa casella trovi il link per riprendere l’acquisto."
      product={mimuovo}
      facts={[
        { term: 'Durata', detail: '1 anno' },
        { term: 'Prezzo', detail: formatEuro(mimuovo.priceCents) },
      ]}
      steps={stepsAfterPayment(mimuovo.key, { isRenewal: false, isSigned: false })}
    />
  );
}
