import { type ReactNode, useEffect } from 'react';
import { useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { lastDeal } from '../last-deal.ts';
import { useDealId } from '../use-deal-id.ts';
import { Bought } from './Bought.tsx';
import { MailToCome } from './MailToCome.tsx';
import { NoDealKnown } from './NoDealKnown.tsx';
import { NotPaid } from './NotPaid.tsx';
import { usePaymentState } from './use-payment-state.ts';
import { Verifying } from './Verifying.tsx';
import type { PaymentAnswer } from './watch-payment.ts';

type SuccessScreenProps = {
  /** Shown until the server first answers; without it the page says that it looks for a payment. */
  readonly wait?: ReactNode;
};

/** Where the card's page leads back to. That somebody arrives here proves nothing: the server says what was paid. */
export function SuccessScreen({ wait }: SuccessScreenProps) {
  const uuid = useDealId();
  const navigate = useNavigate();
  const { answer, isUnknown, isOver, askAgain } = usePaymentState(uuid ?? null);
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
        <Bought payment={answer} uuid={uuid ?? ''} onOutdated={askAgain} />
      ) : answer?.state === 'to-sign' ? (
        <MailToCome payment={answer} uuid={uuid ?? ''} onOutdated={askAgain} />
      ) : answer?.state === 'failed' || answer?.state === 'refunded' ? (
        <NotPaid payment={answer} uuid={uuid ?? ''} />
      ) : uuid === null ? (
        <NoDealKnown />
      ) : wait && (answer === null || elsewhere !== null) && !isOver ? (
        wait
      ) : (
        <Verifying
          isOver={isOver}
          summary={answer ? answer.product.webFlowBaseUrl + (uuid ?? '') : null}
          onAskAgain={askAgain}
        />
      )}
    </>
  );
}

/** Null for whoever is right here. What is signed first leads here before it is paid: then the summary is what is next. */
function placeElsewhere(uuid: string, answer: PaymentAnswer | null, isUnknown: boolean): string | null {
  if (isUnknown) return paths.linkExpired(uuid);
  const isYetToPay = answer?.order === 'sign-first' && answer.state === 'open' && lastDeal() !== uuid;
  return isYetToPay ? answer.product.webFlowBaseUrl + uuid : null;
}
