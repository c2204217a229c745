import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DealNotice } from '../ops/DealNotice.tsx';
import { ClosedDoor } from '../pictures/ClosedDoor.tsx';

/** Back from a payment, in a tab that does not remember which. */
export function NothingToResume() {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1>Il pagamento non è stato completato</h1>
      <p>
        Per riprendere l’acquisto apri il link che ti abbiamo mandato per e-mail: trovi tutti i tuoi dati, e
        come stanno le cose.
      </p>
      <div>
        <ButtonLink to={paths.buyMobility} look="secondary">
          Ricomincia l’acquisto
        </ButtonLink>
      </div>
    </DealNotice>
  );
}
