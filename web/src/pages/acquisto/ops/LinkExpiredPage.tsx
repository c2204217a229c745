import { DEAL_LINK_DAYS } from '@riparo/domain/deal/link.ts';
import { dealByUuidCall } from '@riparo/domain/contract/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/contract/payment-calls.ts';
import { stageId } from '@riparo/domain/deal/stages.ts';
import { refundInWords, refundTitle } from '@riparo/domain/payment/refund.ts';
import { useCall } from '../../../api/use-call.ts';
import { usePageParams } from '../../../page/page.ts';
import { paths } from '../../../router/paths.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { SupportContacts } from '../../../page/SupportContacts.tsx';
import { ButtonLink } from '../../../links/ButtonLink.tsx';
import { TextLink } from '../../../links/TextLink.tsx';
import { isDealId } from '../deal-place.ts';
import { ClosedDoor } from '../../../pictures/ClosedDoor.tsx';
import { DealNotice } from './DealNotice.tsx';

/**
 * Run out, closed, or never there: to whoever holds the address the three look the same. Where the policy is there, the
 * way on is the personal area; where its price was given back, that is said.
 */
export default function LinkExpiredPage() {
  const { uuid = '' } = usePageParams();
  const { result } = useCall(dealByUuidCall, { params: { uuid } }, { when: isDealId(uuid) });
  const status = result?.ok ? result.value.data.status : null;
  // What was closed may have been paid before.
  const { result: payment } = useCall(
    paymentStateCall,
    { params: { uuid } },
    { when: status === stageId('closed_lost') },
  );
  const refund = payment?.ok ? payment.value.refund : null;
  const isBought = status === stageId('closed_won');
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
      {refund && (
        <p>
          <strong>{refundTitle(refund)}.</strong> {refundInWords(refund)}
        </p>
      )}
      {isBought ? (
        <>
          <p>
            <strong>Il tuo acquisto è concluso.</strong> La polizza e i suoi documenti sono nella tua area
            personale.
          </p>
          <div>
            <ButtonLink to={paths.personalArea}>Vai alla tua area personale</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>
            Se vuoi ancora acquistare, <TextLink to={paths.products}>ricomincia da qui</TextLink>: bastano
            pochi minuti.
          </p>
          <div>
            <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
          </div>
        </>
      )}
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Hai già pagato, o qualcosa non torna?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
