import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { Beginnings } from './Beginnings.tsx';
import { Calls } from './Calls.tsx';
import { Consents } from './Consents.tsx';
import { Needs } from './Needs.tsx';
import { Quotes } from './Quotes.tsx';
import { Reports } from './Reports.tsx';
import styles from './RestOfHome.module.css';

type RestOfHomeProps = {
  readonly area: PersonalArea;
  /** Products whose cover runs today; null while that is unknown. */
  readonly productsHeld: readonly string[] | null;
};

/** What comes after what one has to do and what one has: nobody's first screen. */
export function RestOfHome({ area, productsHeld }: RestOfHomeProps) {
  const { calls, needs, lifeQuotes, quoteRequests, reports, consents } = area;
  return (
    <>
      <Calls calls={calls} />
      {needs && productsHeld && <Needs needs={needs} productsHeld={productsHeld} />}
      {[...lifeQuotes, ...quoteRequests, ...reports].length > 0 && (
        <div className={styles['pair']}>
          <Quotes lifeQuotes={lifeQuotes} quoteRequests={quoteRequests} />
          <Reports reports={reports} />
        </div>
      )}
      <Beginnings />
      <Consents consents={consents} />
    </>
  );
}
