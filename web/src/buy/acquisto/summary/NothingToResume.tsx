import { mimuovo } from '@riparo/domain/buy/products/mimuovo/product.ts';
import { purchasePath } from '@riparo/domain/buy/products/paths.ts';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';
import { ProductPicture } from '../../../platform/pictures/ProductPicture.tsx';

/** Back from a payment in a tab that does not remember the deal: the default product's texts. */
export function NothingToResume() {
  return (
    <DealNotice picture={<ProductPicture productKey={mimuovo.key} />}>
      <h1>Il pagamento non è stato completato</h1>
      <p>
        Per riprendere l’acquisto di MiMuovo apri il link che ti abbiamo mandato per e-mail: trovi tutti i
        tuoi dati, e come stanno le cose.
      </p>
      <div>
        <ButtonLink to={purchasePath(mimuovo)} look="secondary">
          Ricomincia l’acquisto
        </ButtonLink>
      </div>
    </DealNotice>
  );
}
