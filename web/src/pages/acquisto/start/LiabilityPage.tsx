import { useEffect } from 'react';
import { useNavigate } from '../../../router/router.tsx';
import { usePageParams } from '../../../page.ts';
import { paths } from '../../../paths.ts';
import type { FailureHandOver } from '../../../shell/failure-hand-over.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DealNotice } from '../ops/DealNotice.tsx';
import { BallAtTheWindow } from '../pictures/BallAtTheWindow.tsx';
import { PurchaseStart } from './PurchaseStart.tsx';

const descriptions: Readonly<Record<string, string>> = {
  'rc-terzi-5':
    'Paga i danni che causi agli altri nella vita privata, fino a €\u00a0500.000: si firma e si paga online, in pochi minuti.',
  'rc-terzi-10':
    'Paga i danni che causi agli altri nella vita privata, fino a €\u00a01.000.000: si firma e si paga online, in pochi minuti.',
};

/** There are two, and nothing says which one somebody means who names none. */
export default function LiabilityPage() {
  const { productName = '' } = usePageParams();
  const description = Object.hasOwn(descriptions, productName) ? descriptions[productName] : undefined;
  if (description === undefined) return <WhichOne />;
  return <PurchaseStart productKey={productName} description={description} picture={<BallAtTheWindow />} />;
}

const UNNAMED: FailureHandOver = {
  message:
    'Questo indirizzo non dice quale polizza RC Terzi vuoi acquistare. Ce ne sono due: confrontale e scegli quella giusta per te.',
  backAddress: paths.product('rc-terzi'),
};

function WhichOne() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.failure, { replace: true, state: UNNAMED }), [navigate]);
  return (
    <DealNotice picture={<BallAtTheWindow />}>
      <PageHead title="Acquista RC Terzi" description="Responsabilità civile della vita privata." />
      <h1>Acquista RC Terzi</h1>
      <Spinner label="Un momento" />
    </DealNotice>
  );
}
