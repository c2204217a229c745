import { DEAL_LINK_DAYS } from '@riparo/domain/buy/deal/link.ts';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { stageId } from '@riparo/domain/buy/deal/stages.ts';
import { refundInWords, refundTitle } from '@riparo/domain/buy/payment/refund.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import type { LoginHandOver } from '../../../platform/session/login-hand-over.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { usePageParams } from '../../../platform/page/page.ts';
import { paths } from '../../../platform/router/paths.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { SupportContacts } from '../../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { isDealId } from '../deal-place.ts';
import { ClosedDoor } from '../../../platform/pictures/ClosedDoor.tsx';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';

/**
 * Expired, closed or never existed: all look the same. If there is a policy, the next step is the personal
 * area; a refund is mentioned. What only the owner may see leads to the login.
 */
export default function LinkExpiredPage() {
  const { uuid = '' } = usePageParams();
  const { result } = useCall(dealByUuidCall, { params: { uuid } }, { when: isDealId(uuid) });
  const status = result?.ok ? result.value.data.status : null;
  const isForOwner = result?.ok === false && result.problem.code === 'sign-in-to-continue';
  // A closed deal may have been paid before.
  const { result: payment } = useCall(
    paymentStateCall,
    { params: { uuid } },
    { when: status === stageId('closed_lost') },
  );
  const refund = payment?.ok ? payment.value.refund : null;
  const title = isForOwner ? 'Continua dalla tua area personale' : 'Il link non è più disponibile';
  return (
    <DealNotice picture={<ClosedDoor />}>
      <PageHead title={title} description="I link di acquisto valgono per un tempo limitato." />
      <h1>{isForOwner ? title : 'Ops, il link non è più disponibile'}</h1>
      {isForOwner ? (
        <SignInPrompt uuid={uuid} />
      ) : (
        <p>
          Per la tua sicurezza i link valgono per un tempo limitato: {DEAL_LINK_DAYS} giorni, finché non si
          paga. Dopo, nessuno può più aprirli e i dati che contenevano non si vedono più.
        </p>
      )}
      {refund && (
        <p>
          <strong>{refundTitle(refund)}.</strong> {refundInWords(refund)}
        </p>
      )}
      {!isForOwner && <WayOn isBought={status === stageId('closed_won')} />}
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Hai già pagato, o qualcosa non va?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}

function WayOn({ isBought }: { readonly isBought: boolean }) {
  if (isBought)
    return (
      <>
        <p>
          <strong>Il tuo acquisto è concluso.</strong> La polizza e i suoi documenti sono nella tua area
          personale.
        </p>
        <div>
          <ButtonLink to={paths.personalArea}>Vai alla tua area personale</ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <p>
        Se vuoi ancora acquistare, <TextLink to={paths.products}>ricomincia da qui</TextLink>: bastano pochi
        minuti.
      </p>
      <div>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
      </div>
    </>
  );
}

/** Claimed, or continued in another browser: the answers are stored, and shown to their owner only. */
function SignInPrompt({ uuid }: { readonly uuid: string }) {
  const isSignedIn = useSession().status === 'authenticated';
  // Without a product in the address: the deal redirects to its own.
  const handOver: LoginHandOver = { from: `${paths.buy('pratica')}/${uuid}` };
  return (
    <>
      <p>
        Per proteggere i tuoi dati questo link non mostra più l’acquisto. Non hai perso nulla: quello che hai
        scritto è al suo posto.
      </p>
      <p>
        {isSignedIn
          ? 'Se lo hai fatto con l’indirizzo di questo account lo trovi nella tua area personale. Se hai usato un altro indirizzo, apri il link nell’ultima e-mail che ti abbiamo mandato lì.'
          : 'Accedi e riprendi da dove eri. Se lo hai continuato senza accedere, da un altro telefono o computer, apri lì la pagina o usa il link nell’ultima e-mail che ti abbiamo mandato.'}
      </p>
      <div>
        {isSignedIn ? (
          <ButtonLink to={paths.personalArea}>Vai alla tua area personale</ButtonLink>
        ) : (
          <ButtonLink to={paths.signIn} state={handOver}>
            Accedi e continua
          </ButtonLink>
        )}
      </div>
    </>
  );
}
