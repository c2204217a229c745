import { readSkiQuery } from '@riparo/domain/ski/query.ts';
import { useLocation } from '../../../../router/router.tsx';
import { PageHead } from '../../../../shell/PageHead.tsx';
import { NotPaid } from './NotPaid.tsx';
import { PolicyIssued } from './PolicyIssued.tsx';
import { usePolicyPayment } from './use-policy-payment.ts';
import { Verifying } from './Verifying.tsx';

/** Where the card's page leads back to. The address says how it went; the server says whether that is so. */
export function SkiOutcome() {
  const { outcome } = readSkiQuery(new URLSearchParams(useLocation().search));
  const { answer, isUnknown, isOver, askAgain } = usePolicyPayment(outcome?.transactionId ?? '');
  const isRefused = isUnknown || answer?.state === 'failed' || answer?.state === 'refunded';
  return (
    <>
      <PageHead title="La tua polizza sci" description="Come è andato il pagamento della polizza sci." />
      {!outcome?.isSuccess || isRefused ? (
        <NotPaid answer={answer} />
      ) : answer?.state === 'paid' ? (
        <PolicyIssued answer={answer} />
      ) : (
        <Verifying isOver={isOver} onAskAgain={askAgain} />
      )}
    </>
  );
}
