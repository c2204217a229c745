import { readSkiQuery } from '@riparo/domain/buy/products/ski/query.ts';
import { useLocation } from '../../../../platform/router/router.tsx';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { PolicyBought } from './PolicyBought.tsx';
import { usePolicyPayment, type PolicyPayment } from './use-policy-payment.ts';
import { refundInWords, refundTitle } from '@riparo/domain/buy/payment/refund.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { paths, STEP } from '../../../../platform/router/paths.ts';
import { SupportContacts } from '../../../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../../../platform/router/links/ButtonLink.tsx';
import { RESULT } from '../../../../platform/wizard/step-address.ts';
import { DealNotice } from '../../../../platform/page/DealNotice.tsx';
import { ClosedDoor } from '../../../../platform/pictures/ClosedDoor.tsx';

type NotPaidProps = {
  /** Null until the server has answered. */
  readonly answer: PolicyPayment | null;
  readonly isUnknown: boolean;
  /** Shown only in the personal area. */
  readonly isElsewhere: boolean;
};

/**
 * Back without having paid, according to the address or the bank, or refunded since. Also shows what the
 * server knows.
 */
function NotPaid({ answer, isUnknown, isElsewhere }: NotPaidProps) {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1 tabIndex={-1}>{titleOf(answer)}</h1>
      <p>{isElsewhere ? ELSEWHERE : isUnknown ? UNKNOWN : wordsOf(answer)}</p>
      <Stack direction="row" gap={3}>
        {(answer?.state === 'open' || answer?.state === 'failed') && (
          <ButtonLink to={`${paths.buySki}?${STEP}=${RESULT}`}>Riprova il pagamento</ButtonLink>
        )}
        {isElsewhere && <ButtonLink to={paths.personalArea}>Vai alla tua area personale</ButtonLink>}
        <ButtonLink to={paths.home} look="secondary">
          Torna alla home
        </ButtonLink>
      </Stack>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Vuoi parlarne con noi?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}

const titleOf = (answer: PolicyPayment | null) =>
  answer?.state === 'refunded' && answer.refund
    ? refundTitle(answer.refund)
    : 'Il pagamento non è andato a buon fine';

const UNKNOWN =
  'Non troviamo questo acquisto: se hai pagato scrivici e lo cerchiamo con te, non pagare di nuovo.';

const ELSEWHERE =
  'Così dice la pagina da cui torni. Per proteggere i tuoi dati l’acquisto lo vedi solo nella tua area personale: accedi prima di pagare di nuovo.';

/** The known status of the payment, and no more. */
const wordsOf = (answer: PolicyPayment | null) => {
  switch (answer?.state) {
    case 'refunded':
      return answer.refund ? `Era il pagamento della polizza sci. ${refundInWords(answer.refund)}` : '';
    case 'paid':
      return 'Da qui non risulta concluso, ma la banca ci ha già confermato il pagamento: non rifarlo, i documenti arrivano per e-mail.';
    case 'verifying':
      return 'La banca sta ancora verificando il pagamento: non rifarlo, ti scriviamo appena sappiamo come è andata.';
    case undefined:
      return 'Così dice la pagina da cui torni. Stiamo chiedendo conferma: non pagare di nuovo prima di saperlo.';
    default:
      return 'La polizza non è stata emessa e non risulta addebitato nulla. Quello che hai scritto è ancora qui: puoi riprovare quando vuoi.';
  }
};

/** Where the card page leads back to. The address says how it went; the server confirms it. */
export function SkiOutcome() {
  const { outcome } = readSkiQuery(new URLSearchParams(useLocation().search));
  const { answer, isUnknown, isElsewhere, isOver, fetchAgain } = usePolicyPayment(
    outcome?.transactionId ?? '',
  );
  return (
    <>
      <PageHead title="La tua polizza sci" description="Come è andato il pagamento della polizza sci." />
      {outcome?.isSuccess && answer?.state !== 'refunded' && answer?.state !== 'failed' ? (
        <PolicyBought
          answer={answer}
          isUnknown={isUnknown}
          isElsewhere={isElsewhere}
          isOver={isOver}
          onRetry={fetchAgain}
        />
      ) : (
        <NotPaid answer={answer} isUnknown={isUnknown} isElsewhere={isElsewhere} />
      )}
    </>
  );
}
