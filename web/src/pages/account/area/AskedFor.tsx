import type { PersonalArea } from '@riparo/domain/contract/personal-area-calls.ts';
import styles from './AskedFor.module.css';
import { Quotes } from './Quotes.tsx';
import { Reports } from './Reports.tsx';

/** What somebody asked for, and what the questionnaires found out. */
export function AskedFor({
  lifeQuotes,
  quoteRequests,
  reports,
}: Pick<PersonalArea, 'lifeQuotes' | 'quoteRequests' | 'reports'>) {
  return (
    <div className={styles['pair']}>
      <Quotes lifeQuotes={lifeQuotes} quoteRequests={quoteRequests} />
      <Reports reports={reports} />
    </div>
  );
}
