import { cancelCallCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import type { CustomerRequest } from '@riparo/domain/care/requests/standing-schema.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { tellIfWithheld } from '../../platform/page/withheld-mail.ts';
import { accepted, refused, useSending } from '../../platform/wizard/use-sending.ts';

type GiveUpDialogProps = {
  readonly open: boolean;
  readonly token: string;
  readonly onChanged: (request: CustomerRequest) => void;
  readonly onOutdated: () => void;
  readonly onCancel: () => void;
};

/** Asked once more: nobody gets the same time back. */
export function GiveUpDialog({ open, token, onChanged, onOutdated, onCancel }: GiveUpDialogProps) {
  const sending = useSending();

  const giveUp = () =>
    void sending.send(
      () => callApi(cancelCallCall, { params: { token } }),
      (result) => {
        if (!result.ok && result.problem.code !== 'RequestClosed') return refused(result.problem.message);
        if (result.ok) {
          notify({ kind: 'success', text: 'Va bene: non ti chiamiamo.' });
          const { isMailWithheld: _, ...givenUp } = result.value.data;
          tellIfWithheld(result.value.data, 'Se l’avevi in calendario, cancellala tu.');
          onChanged(givenUp);
        } else {
          notify({ kind: 'info', text: result.problem.message });
          onOutdated();
        }
        return accepted();
      },
    );

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="La chiamata non serve più?"
      actions={
        <>
          <Button busy={sending.busy} onClick={giveUp}>
            Non serve più
          </Button>
          <Button look="secondary" onClick={onCancel}>
            No, chiamatemi
          </Button>
        </>
      }
    >
      {sending.refusal.warning && <FormWarning>{sending.refusal.warning}</FormWarning>}
      <p>Lo diciamo subito ai consulenti, e nessuno ti chiama per questa richiesta.</p>
    </Dialog>
  );
}
