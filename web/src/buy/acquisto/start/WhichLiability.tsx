import { useEffect } from 'react';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { useNavigate } from '../../../platform/router/router.tsx';
import type { FailureHandOver } from '../../../platform/page/failure-hand-over.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { ProductPicture } from '../../../platform/pictures/ProductPicture.tsx';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';

const UNNAMED: FailureHandOver = {
  message:
    'Questo indirizzo non dice quale polizza RC Terzi vuoi acquistare. Ce ne sono due: confrontale e scegli quella giusta per te.',
  backAddress: paths.product('rc-terzi'),
};

/** Leads to the comparison of the two products. */
export function WhichLiability() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.failure, { replace: true, state: UNNAMED }), [navigate]);
  return (
    <DealNotice picture={<ProductPicture productKey="rc-terzi" />}>
      <PageHead title="Acquista RC Terzi" description="Responsabilità civile della vita privata." />
      <h1>Acquista RC Terzi</h1>
      <Spinner label="Un momento" />
    </DealNotice>
  );
}
