import { paths } from '../../router/paths.ts';
import { ClosedDoor } from '../../pictures/ClosedDoor.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DealNotice } from '../acquisto/ops/DealNotice.tsx';

/** A code that we never printed, or whose owner asked to be forgotten. */
export function UnknownCertificate() {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1>Non conosciamo questo certificato</h1>
      <p>
        Il codice non è di un certificato nostro, o non lo è più. Riprova a inquadrarlo tutto, con buona luce:
        se la pagina resta questa, il certificato non vale.
      </p>
      <div>
        <ButtonLink to={paths.home} look="secondary">
          Torna alla home
        </ButtonLink>
      </div>
    </DealNotice>
  );
}
