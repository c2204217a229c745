import { usePageParams } from '../../../page.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { LifeResult } from './LifeResult.tsx';
import { LifeResultSkeleton } from './LifeResultSkeleton.tsx';
import { useLifeQuote } from './use-life-quote.ts';

export default function LifeResultPage() {
  const { uuid = '' } = usePageParams();
  const { quote, prices } = useLifeQuote(uuid);
  return (
    <>
      <PageHead
        title="Il tuo preventivo vita"
        description="Il prezzo mensile della tua polizza vita, come si compone e come cambia con un altro capitale o un’altra durata."
      />
      {quote ? <LifeResult quote={quote} prices={prices} /> : <LifeResultSkeleton />}
    </>
  );
}
