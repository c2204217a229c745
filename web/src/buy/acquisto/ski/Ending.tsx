import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { SkiOutcome } from './outcome/SkiOutcome.tsx';
import type { PaymentPage } from './payment/send-policy.ts';
import { ToPayment } from './payment/ToPayment.tsx';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { readFailureHandOver } from '../../../platform/page/failure-hand-over.ts';
import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import { ClosedDoor } from '../../../platform/pictures/ClosedDoor.tsx';
import { skiMessages } from '@riparo/domain/buy/products/ski/messages.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { failedAddress, ownerAddress } from './payment/lead-away.ts';

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

/** The policy could not be prepared, or its buyer left. Nothing was paid, and the answers are stored. */
function PurchaseFailed() {
  const navigate = useNavigate();
  const { message, backAddress = paths.buySki } = readFailureHandOver(useLocation().state);
  return (
    <FailureScreen
      title="Non abbiamo potuto preparare la polizza"
      message={message}
      onRetry={() => void navigate(backAddress)}
      picture={<ClosedDoor />}
    />
  );
}

/** The mailbox is registered with other data: the buyer corrects theirs, or leaves. */
function MismatchDialog() {
  const navigate = useNavigate();
  const edit = () => void navigate(ownerAddress, { replace: true });
  const exit = () =>
    void navigate(failedAddress, {
      replace: true,
      state: { message: skiMessages.SKI_policy_error_cf_content, backAddress: ownerAddress },
    });
  return (
    <Dialog
      open
      title={skiMessages.SKI_policy_error_cf_title}
      onClose={edit}
      actions={
        <>
          <Button onClick={edit}>{skiMessages.SKI_policy_error_cf_edit}</Button>
          <Button look="secondary" onClick={exit}>
            {skiMessages.SKI_policy_error_cf_exit}
          </Button>
        </>
      }
    >
      <p>{skiMessages.SKI_policy_error_cf_content}</p>
    </Dialog>
  );
}
