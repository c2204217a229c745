import { readSkiQuery } from '@riparo/domain/buy/products/ski/query.ts';
import { useLocation } from '../../../../platform/router/router.tsx';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { NotPaid } from './NotPaid.tsx';
import { PolicyBought } from './PolicyBought.tsx';
import { usePolicyPayment } from './use-policy-payment.ts';

/** Where the card's page leads back to. The address says how it went; the server says whether that is so. */
export function SkiOutcome() {
  const { outcome } = readSkiQuery(new URLSearchParams(useLocation().search));
  const { answer, isUnknown, isElsewhere, isOver, askAgain } = usePolicyPayment(outcome?.transactionId ?? '');
  return (
    <>
      <PageHead title="La tua polizza sci" description="Come è andato il pagamento della polizza sci." />
      {outcome?.isSuccess && answer?.state !== 'refunded' && answer?.state !== 'failed' ? (
        <PolicyBought
          answer={answer}
          isUnknown={isUnknown}
          isElsewhere={isElsewhere}
          isOver={isOver}
          onAskAgain={askAgain}
        />
      ) : (
        <NotPaid answer={answer} isUnknown={isUnknown} isElsewhere={isElsewhere} />
      )}
    </>
  );
}
