import { purchaseConfirmationForm } from '@riparo/domain/people/account/purchase-confirmation-form.ts';
import { CodeField } from '../../platform/wizard/fields/CodeField.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { ConfirmAccount } from './ConfirmAccount.tsx';
import styles from './ConfirmPurchasePage.module.css';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { ProgressBar } from '@riparo/ui/ProgressBar.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { usePageParams } from '../../platform/page/page.ts';

/** All questions are answered; only this is left. */
const ALMOST_THERE = 95;

/** The same lines as above the questions of the purchase: proving the mailbox is part of it. */
function PurchaseProgress() {
  const { uuid = '' } = usePageParams();
  const { result } = useCall(dealByUuidCall, { params: { uuid } }, { when: uuid !== '' });
  return (
    <div className={styles['top']}>
      <p className={styles['subject']}>
        Il tuo acquisto
        {result?.ok && (
          <>
            : <strong>{result.value.data.product.title}</strong>
          </>
        )}
      </p>
      <ProgressBar rate={ALMOST_THERE} label="Avanzamento dell’acquisto" />
      <p className={styles['count']}>Poi il riepilogo</p>
    </div>
  );
}

const form = oneStepForm(purchaseConfirmationForm, { code: CodeField });

/** A page of its own, so that its purchase is in the prerendered HTML and nothing shifts. */
export default function ConfirmPurchasePage() {
  return <ConfirmAccount form={form} progress={<PurchaseProgress />} />;
}
