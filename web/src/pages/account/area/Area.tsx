import { Wait } from '../../../session/Protected.tsx';
import { Portrait } from '../Portrait.tsx';
import styles from './Area.module.css';
import { Beginnings } from './Beginnings.tsx';
import { Consents } from './Consents.tsx';
import { LostPart } from './LostPart.tsx';
import { Policies } from './Policies.tsx';
import { Quotes } from './Quotes.tsx';
import { Reports } from './Reports.tsx';
import { useOwnDeals } from './use-own-deals.ts';
import { usePersonalArea } from './use-personal-area.ts';

/** Everything that is somebody's, on one page. */
export function Area({ name }: { readonly name: string }) {
  const own = useOwnDeals();
  const { area, isLost, askAgain } = usePersonalArea();
  // All at once: what stands below must not move when what is above comes.
  if ((own.deals === null && !own.isLost) || (area === null && !isLost)) return <Wait />;
  return (
    <div className={styles['area']}>
      <div className={styles['welcome']}>
        <div className={styles['words']}>
          <h1>Ti diamo il benvenuto, {name}</h1>
          <p className={styles['lead']}>
            Questa è la tua area personale: qui ritrovi polizze, preventivi, report e i tuoi dati, quando ti
            servono.
          </p>
        </div>
        <div className={styles['picture']}>
          <Portrait />
        </div>
      </div>
      <Policies {...own} />
      {area ? (
        <>
          <div className={styles['pair']}>
            <Quotes lifeQuotes={area.lifeQuotes} quoteRequests={area.quoteRequests} />
            <Reports reports={area.reports} />
          </div>
          <Consents consents={area.consents} />
        </>
      ) : (
        <LostPart what="preventivi, report e consensi" onRetry={askAgain} />
      )}
      <Beginnings />
    </div>
  );
}
