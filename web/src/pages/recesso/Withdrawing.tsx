import { isIsoDate, writtenDate } from '@riparo/domain/calendar.ts';
import type { Withdrawal } from '@riparo/domain/contract/withdrawal-calls.ts';
import { withdrawalForm } from '@riparo/domain/deal/withdrawal-form.ts';
import { WITHDRAWAL_EXPLAINED } from '@riparo/domain/deal/withdrawal-texts.ts';
import { cents, formatEuro } from '@riparo/domain/money.ts';
import { useNavigationType } from '../../router/router.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConsentField } from '../../wizard/fields/ConsentField.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { refused, useSending } from '../../wizard/use-sending.ts';
import { AccountScreen } from '../account/AccountScreen.tsx';
import { OpenDoor } from '../account/OpenDoor.tsx';
import styles from './Withdrawing.module.css';
import type { WithdrawalResult } from './withdrawal-result.ts';

type WithdrawingProps = {
  readonly withdrawal: Withdrawal;
  readonly withdraw: (noClaim: boolean) => Promise<WithdrawalResult>;
  readonly onDone: (withdrawal: Withdrawal) => void;
  /** Meanwhile something else became of it. */
  readonly onOutdated: () => void;
};

const form = oneStepForm(withdrawalForm, { consent: ConsentField });

/** What happens, in plain words, before it does. */
export function Withdrawing({ withdrawal, withdraw, onDone, onOutdated }: WithdrawingProps) {
  const sending = useSending();
  const how = useNavigationType();
  const { product, refundCents, lastDay } = withdrawal;

  const confirm = () =>
    void sending.send(
      () => withdraw(true),
      (result) => {
        if (result.ok) return onDone(result.value.data);
        return result.problem.code === 'withdrawal-too-late' ? onOutdated() : refused(result.problem.message);
      },
    );

  return (
    <AccountScreen picture={<OpenDoor />}>
      <StandaloneForm
        form={form}
        sending={sending}
        takesFocus={how !== 'POP'}
        before={
          <>
            <p className={styles['lead']}>
              Hai cambiato idea su <strong>{product.title}</strong>? Va bene così: non devi spiegarci perché.
            </p>
            <Card tone="sage">
              <dl className={styles['facts']}>
                <div>
                  <dt>Ti restituiamo</dt>
                  <dd>{formatEuro(cents(refundCents))}</dd>
                </div>
                {lastDay !== null && isIsoDate(lastDay) && (
                  <div>
                    <dt>Puoi recedere fino al</dt>
                    <dd>{writtenDate(lastDay)}</dd>
                  </div>
                )}
              </dl>
            </Card>
            <section className={styles['explained']} aria-labelledby="che-cosa-succede">
              <h2 id="che-cosa-succede">Che cosa succede</h2>
              <ul>
                {WITHDRAWAL_EXPLAINED.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          </>
        }
        onComplete={confirm}
      />
    </AccountScreen>
  );
}
