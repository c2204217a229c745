import { DEFAULT_MOBILITY, paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DealNotice } from '../ops/DealNotice.tsx';
import { MobilityPicture } from '../pictures/MobilityPicture.tsx';

/** Back from a payment, in a tab that does not remember which: under its address it was the default product's. */
export function NothingToResume() {
  return (
    <DealNotice picture={<MobilityPicture productKey={DEFAULT_MOBILITY} />}>
      <h1>Il pagamento non è stato completato</h1>
      <p>
        Per riprendere l’acquisto di MiMuovo apri il link che ti abbiamo mandato per e-mail: trovi tutti i
        tuoi dati, e come stanno le cose.
      </p>
      <div>
        <ButtonLink to={paths.buyMobilityProduct(DEFAULT_MOBILITY)} look="secondary">
          Ricomincia l’acquisto
        </ButtonLink>
      </div>
    </DealNotice>
  );
}
