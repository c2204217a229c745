import { usePageParams } from '../../../platform/page/page.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { LifeResult } from './LifeResult.tsx';
import styles from './LifeResult.module.css';
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
      <div className={styles['result']}>
        <div className={styles['opening']}>
          <h1 tabIndex={-1}>{quote ? `${quote.firstname}, ecco il tuo prezzo` : 'Il tuo preventivo vita'}</h1>
          <p className={styles['lead']}>
            È calcolato sulle tue risposte e non ti impegna. Più sotto vedi come cambia.
          </p>
        </div>
        {quote ? <LifeResult quote={quote} prices={prices} /> : <LifeResultSkeleton />}
      </div>
    </>
  );
}
