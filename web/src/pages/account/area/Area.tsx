import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Portrait } from '../Portrait.tsx';
import styles from './Area.module.css';
import { Beginnings } from './Beginnings.tsx';
import { Consents } from './Consents.tsx';
import { LostPart } from './LostPart.tsx';
import { Policies, PoliciesWait } from './Policies.tsx';
import { Quotes } from './Quotes.tsx';
import { Reports } from './Reports.tsx';
import { useOwnDeals } from './use-own-deals.ts';
import { usePersonalArea } from './use-personal-area.ts';

/** Everything that is somebody's, on one page. Whose it is may still be on its way. */
export function Area({ name }: { readonly name: string | undefined }) {
  return (
    <div className={styles['area']}>
      <div className={styles['welcome']}>
        <div className={styles['words']}>
          <h1>
            {name === undefined ? 'Ti diamo il benvenuto' : 'Ti diamo il benvenuto, '}
            <span className={styles['name']}>{name ?? <Skeleton width="half" />}</span>
          </h1>
          <p className={styles['lead']}>
            Questa è la tua area personale: qui ritrovi polizze, preventivi, report e i tuoi dati, quando ti
            servono.
          </p>
        </div>
        <div className={styles['picture']}>
          <Portrait />
        </div>
      </div>
      <Belongings isKnown={name !== undefined} />
    </div>
  );
}

function Belongings({ isKnown }: { readonly isKnown: boolean }) {
  const own = useOwnDeals();
  const { area, isLost, askAgain } = usePersonalArea();
  // All at once: what stands below must not move when what is above comes.
  const isComplete = isKnown && (own.deals !== null || own.isLost) && (area !== null || isLost);
  if (!isComplete) return <PoliciesWait />;
  return (
    <>
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
    </>
  );
}
