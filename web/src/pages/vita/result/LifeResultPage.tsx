import { Suspense, useEffect } from 'react';
import { usePageParams } from '../../../page.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { Result } from '../lazy-result.ts';
import { LifeResultSkeleton } from './LifeResultSkeleton.tsx';
import { useLifeQuote } from './use-life-quote.ts';

export default function LifeResultPage() {
  const { uuid = '' } = usePageParams();
  const { quote, prices } = useLifeQuote(uuid);
  useEffect(() => void Result.preload().catch(() => undefined), []);
  return (
    <>
      <PageHead
        title="Il tuo preventivo vita"
        description="Il prezzo mensile della tua polizza vita, come si compone e come cambia con un altro capitale o un’altra durata."
      />
      {quote ? (
        <Suspense fallback={<LifeResultSkeleton />}>
          <Result.Part quote={quote} prices={prices} />
        </Suspense>
      ) : (
        <LifeResultSkeleton />
      )}
    </>
  );
}
