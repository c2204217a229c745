import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useDealId } from '../use-deal-id.ts';
import { Bought } from './Bought.tsx';
import { NotPaid } from './NotPaid.tsx';
import { usePaymentState } from './use-payment-state.ts';
import { Verifying } from './Verifying.tsx';

/** Where the card's page leads back to. That somebody arrives here proves nothing: the server says what was paid. */
export default function SuccessPage() {
  const uuid = useDealId();
  const navigate = useNavigate();
  const { answer, isUnknown, isOver, askAgain } = usePaymentState(uuid ?? null);

  useEffect(() => {
    if (isUnknown && typeof uuid === 'string') void navigate(paths.linkExpired(uuid), { replace: true });
  }, [isUnknown, uuid, navigate]);

  return (
    <>
      <PageHead
        title="Il tuo acquisto"
        description="Come sta il pagamento del tuo acquisto, e che cosa succede ora."
      />
      {answer?.state === 'paid' ? (
        <Bought payment={answer} />
      ) : answer?.state === 'failed' || answer?.state === 'refunded' ? (
        <NotPaid payment={answer} uuid={uuid ?? ''} />
      ) : (
        <Verifying
          isOver={isOver}
          hasNoDeal={uuid === null}
          summary={answer ? answer.product.webFlowBaseUrl + (uuid ?? '') : null}
          onAskAgain={askAgain}
        />
      )}
    </>
  );
}
