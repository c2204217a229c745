import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { PurchaseFailed } from './outcome/PurchaseFailed.tsx';
import { SkiOutcome } from './outcome/SkiOutcome.tsx';
import { MismatchDialog } from './payment/MismatchDialog.tsx';
import type { PaymentPage } from './payment/send-policy.ts';
import { ToPayment } from './payment/ToPayment.tsx';

type EndingProps = {
  /** The page to pay on, or where the flow ended instead. */
  readonly at: 'outcome' | 'failure' | 'mismatch' | { readonly page: PaymentPage; readonly answers: Answers };
};

/** Everything after the last question. */
export function Ending({ at }: EndingProps) {
  switch (at) {
    case 'outcome':
      return <SkiOutcome />;
    case 'failure':
      return <PurchaseFailed />;
    case 'mismatch':
      return <MismatchDialog />;
    default:
      return <ToPayment {...at} />;
  }
}
