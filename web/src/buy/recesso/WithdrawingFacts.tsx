import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import styles from './Withdrawing.module.css';

/** From what, how much comes back, and until when one may ask for it. Each has its place before it is known. */
export function WithdrawingFacts({ withdrawal }: { readonly withdrawal: Withdrawal | null }) {
  return (
    <Card tone="sage">
      {withdrawal === null && (
        <div className={styles['wait']} data-waiting="">
          <Spinner label="Caricamento" />
        </div>
      )}
      <dl className={styles['terms']}>
        <div>
          <dt>Contratto</dt>
          <dd>{withdrawal?.product.title ?? <Skeleton />}</dd>
        </div>
        <div>
          <dt>Ti restituiamo</dt>
          <dd>{withdrawal ? formatEuro(cents(withdrawal.refundCents)) : <Skeleton width="half" />}</dd>
        </div>
        <div>
          <dt>Puoi recedere</dt>
          <dd>{withdrawal ? untilInWords(withdrawal) : <Skeleton width="wide" />}</dd>
        </div>
      </dl>
    </Card>
  );
}

function untilInWords({ lastDay }: Withdrawal): string {
  // No time runs as long as nothing is signed.
  if (lastDay === null) return `fino a ${WITHDRAWAL_DAYS} giorni dopo la firma`;
  return isIsoDate(lastDay) ? `fino ${withArticle('al', writtenDate(lastDay))}` : lastDay;
}
