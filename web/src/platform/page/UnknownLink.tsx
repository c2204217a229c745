import { paths } from '../router/paths.ts';
import { SupportContacts } from './SupportContacts.tsx';
import { ButtonLink } from '../router/links/ButtonLink.tsx';
import { DealNotice } from './DealNotice.tsx';
import { ClosedDoor } from '../pictures/ClosedDoor.tsx';

/** A link that we never sent, or that was cut off on the way. */
export function UnknownLink() {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1>Questo link non porta da nessuna parte</h1>
      <p>
        Forse è stato copiato solo in parte. Riaprilo dall’e-mail che ti abbiamo mandato; se non funziona
        neanche così, scrivici e ci pensiamo noi.
      </p>
      <div>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
      </div>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Vuoi parlarne con noi?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
