import { DEAL_LINK_DAYS } from '@riparo/domain/deal/link.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { SupportContacts } from '../../../shell/SupportContacts.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ClosedDoor } from '../pictures/ClosedDoor.tsx';
import { DealNotice } from './DealNotice.tsx';

/** Run out, closed, or never there: to whoever holds the address the three look the same. */
export default function LinkExpiredPage() {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <PageHead
        title="Il link non è più disponibile"
        description="I link di acquisto valgono per un tempo limitato."
      />
      <h1>Ops, il link non è più disponibile</h1>
      <p>
        Per la tua sicurezza i link valgono per un tempo limitato: {DEAL_LINK_DAYS} giorni, finché non si
        paga. Dopo, nessuno può più aprirli e i dati che contenevano non si vedono più.
      </p>
      <p>Se vuoi ancora acquistare, ricomincia da qui: bastano pochi minuti.</p>
      <div>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
      </div>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Hai già pagato, o qualcosa non torna?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
