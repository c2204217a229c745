import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { withdrawalForm } from '@riparo/domain/buy/deal/withdrawal-form.ts';
import { WITHDRAWAL_EXPLAINED } from '@riparo/domain/buy/deal/withdrawal-texts.ts';
import { titleOf } from '@riparo/domain/platform/wizard/definition.ts';
import { useRef } from 'react';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useNavigationType } from '../../platform/router/router.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { refused, useSending } from '../../platform/wizard/use-sending.ts';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { OpenDoor } from '../../platform/page/account/OpenDoor.tsx';
import styles from './Withdrawing.module.css';
import type { WithdrawalResult } from './withdrawal-result.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';

type WithdrawingProps = {
  /** Null while loading: the consequences can be read meanwhile. */
  readonly withdrawal: Withdrawal | null;
  readonly withdraw: () => Promise<WithdrawalResult>;
  readonly onDone: (withdrawal: Withdrawal) => void;
  /** Its state has changed meanwhile. */
  readonly onOutdated: () => void;
};

const form = oneStepForm(withdrawalForm, {});

/** The consequences in plain words, before the withdrawal. */
export function Withdrawing({ withdrawal, withdraw, onDone, onOutdated }: WithdrawingProps) {
  const sending = useSending();
  const how = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);

  const confirm = () =>
    void sending.send(withdraw, (result) => {
      if (result.ok) return onDone(result.value.data);
      return result.problem.code === 'withdrawal-too-late' ? onOutdated() : refused(result.problem.message);
    });

  return (
    <AccountScreen picture={<OpenDoor />}>
      <h1 ref={heading} tabIndex={-1}>
        {titleOf(withdrawalForm, {})}
      </h1>
      <p className={styles['lead']}>Hai cambiato idea? Va bene così: non devi spiegarci perché.</p>
      <WithdrawingFacts withdrawal={withdrawal} />
      <section className={styles['explained']} aria-labelledby="che-cosa-succede">
        <h2 id="che-cosa-succede">Che cosa succede</h2>
        <ul>
          {WITHDRAWAL_EXPLAINED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {withdrawal ? (
        <StandaloneForm
          form={form}
          sending={sending}
          heading={heading}
          takesFocus={how !== 'POP'}
          onComplete={confirm}
        />
      ) : (
        <Skeleton shape="control" />
      )}
    </AccountScreen>
  );
}

/** The contract, the refund and the deadline. Space is reserved while loading. */
function WithdrawingFacts({ withdrawal }: { readonly withdrawal: Withdrawal | null }) {
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
  // The period starts with the signature.
  if (lastDay === null) return `fino a ${WITHDRAWAL_DAYS} giorni dopo la firma`;
  return isIsoDate(lastDay) ? `fino ${withArticle('al', writtenDate(lastDay))}` : lastDay;
}
