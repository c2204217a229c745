import { skiMessages } from '@riparo/domain/buy/products/ski/messages.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { useNavigate } from '../../../../platform/router/router.tsx';
import { failedAddress, ownerAddress } from './lead-away.ts';

/** The mailbox is known under other data: the buyer corrects theirs, or leaves. */
export function MismatchDialog() {
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
