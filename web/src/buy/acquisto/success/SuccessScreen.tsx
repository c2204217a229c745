import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { lastDeal } from '../last-deal.ts';
import { useDealId } from '../use-deal-id.ts';
import { Bought } from './Bought.tsx';
import { MailToCome } from './MailToCome.tsx';
import { Verifying } from './Verifying.tsx';
import { type PaymentAnswer, pollPayment } from './watch-payment.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { mimuovo } from '@riparo/domain/buy/products/mimuovo/product.ts';
import { stepsAfterPayment } from '../purchase-words.ts';
import { Outcome } from './Outcome.tsx';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { refundInWords, refundTitle } from '@riparo/domain/buy/payment/refund.ts';
import { SupportContacts } from '../../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';
import { ClosedDoor } from '../../../platform/pictures/ClosedDoor.tsx';

type SuccessScreenProps = {
  /** Shown until the server first answers; otherwise the page says that it is checking a payment. */
  readonly wait?: ReactNode;
};

/** Where the card page leads back to. Arriving here proves nothing: the server says what was paid. */
export function SuccessScreen({ wait }: SuccessScreenProps) {
  const uuid = useDealId();
  const navigate = useNavigate();
  const { answer, isUnknown, isOver, fetchAgain } = usePaymentState(uuid ?? null);
  const elsewhere = typeof uuid === 'string' ? placeElsewhere(uuid, answer, isUnknown) : null;

  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  return (
    <>
      <PageHead
        title="Il tuo acquisto"
        description="A che punto è il pagamento del tuo acquisto, e che cosa succede ora."
      />
      {answer?.state === 'paid' ? (
        <Bought payment={answer} uuid={uuid ?? ''} onOutdated={fetchAgain} />
      ) : answer?.state === 'to-sign' ? (
        <MailToCome payment={answer} uuid={uuid ?? ''} onOutdated={fetchAgain} />
      ) : answer?.state === 'failed' || answer?.state === 'refunded' ? (
        <NotPaid payment={answer} uuid={uuid ?? ''} />
      ) : uuid === null ? (
        <UnknownDeal />
      ) : wait && (answer === null || elsewhere !== null) && !isOver ? (
        wait
      ) : (
        <Verifying
          isOver={isOver}
          summary={answer ? answer.product.webFlowBaseUrl + (uuid ?? '') : null}
          onRetry={fetchAgain}
        />
      )}
    </>
  );
}

/**
 * Null if this is the right page. A product signed first comes here before its payment: then the summary is
 * next.
 */
function placeElsewhere(uuid: string, answer: PaymentAnswer | null, isUnknown: boolean): string | null {
  if (isUnknown) return paths.linkExpired(uuid);
  const isUnpaid = answer?.order === 'sign-first' && answer.state === 'open' && lastDeal() !== uuid;
  return isUnpaid ? answer.product.webFlowBaseUrl + uuid : null;
}

/** For the address without product and deal: the default product's page, without claiming a payment. */
function UnknownDeal() {
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

/** Polls the state of a payment. */
function usePaymentState(uuid: string | null) {
  const [answer, setAnswer] = useState<PaymentAnswer | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [watch, setWatch] = useState({ isOver: false });

  useEffect(() => {
    if (uuid === null || watch.isOver) return;
    return pollPayment<PaymentAnswer>((signal) => callApi(paymentStateCall, { params: { uuid }, signal }), {
      hear: setAnswer,
      missed: () => setUnknown(true),
      tired: () => setWatch({ isOver: true }),
    });
  }, [uuid, watch]);

  const fetchAgain = () => setWatch({ isOver: false });
  return { answer, isUnknown, isOver: watch.isOver, fetchAgain };
}

/** The payment failed, or is being refunded. */
function NotPaid({ payment, uuid }: { readonly payment: PaymentAnswer; readonly uuid: string }) {
  const { product, refund, state } = payment;
  return (
    <DealNotice picture={<ClosedDoor />}>
      {state === 'refunded' && refund ? (
        <>
          <h1 tabIndex={-1}>{refundTitle(refund)}</h1>
          <p>
            Era il pagamento di «{product.title}». {refundInWords(refund)}
          </p>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>Il pagamento non risulta</h1>
          <p>
            La pagina di pagamento si è chiusa senza un addebito. I tuoi dati per «{product.title}» sono
            ancora qui: puoi riprovare quando vuoi.
          </p>
          <div>
            <ButtonLink to={product.webFlowBaseUrl + uuid}>Torna al riepilogo</ButtonLink>
          </div>
        </>
      )}
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Vuoi parlarne con noi?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
