import { Card } from '@riparo/ui/Card.tsx';
import { OnTheSlopes } from '../../../../platform/pictures/OnTheSlopes.tsx';
import { useGiven } from '../given.ts';
import { PolicyFacts } from './PolicyFacts.tsx';
import styles from './SummaryCard.module.css';

/** What is being bought and what it costs, beside the questions. */
export function SummaryCard() {
  const given = useGiven();
  return (
    <Card as="aside" tone="sage" labelledBy="riepilogo">
      <div className={styles['picture']}>
        <OnTheSlopes />
      </div>
      <h2 id="riepilogo" className={styles['title']}>
        La tua polizza sci
      </h2>
      <PolicyFacts given={given} isBrief />
    </Card>
  );
}
