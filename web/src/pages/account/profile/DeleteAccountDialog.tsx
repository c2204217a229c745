import { BEFORE_DELETING, DELETED_WITH_ACCOUNT, KEPT_BY_LAW } from '@riparo/domain/account/deletion.ts';
import { accountDeletionForm } from '@riparo/domain/account/forms.ts';
import { deleteAccountCall } from '@riparo/domain/contract/account-calls.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { useNavigate } from '../../../router/router.tsx';
import type { CallProblem } from '../../../api/client.ts';
import { paths } from '../../../router/paths.ts';
import { callAsUser } from '../../../session/call-as-user.ts';
import { leaveNothing } from '../../../session/leave-nothing.ts';
import { endSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { StandaloneForm } from '../../../wizard/StandaloneForm.tsx';
import { oneStepForm } from '../../../wizard/one-step-form.ts';
import { type Refusal, refused, refusedFields, useSending } from '../../../wizard/use-sending.ts';
import styles from './DeleteAccountDialog.module.css';
import { PasswordField } from '../../../wizard/fields/PasswordField.tsx';

const form = oneStepForm(accountDeletionForm, { password: PasswordField });

function explain({ message, fields }: CallProblem<typeof deleteAccountCall>): Refusal {
  return fields ? refusedFields(fields) : refused(message);
}

type DeleteAccountDialogProps = { readonly open: boolean; readonly onClose: () => void };

export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Vuoi cancellare il tuo account?">
      {/* A closed dialog must not keep a password. */}
      {open && <DeleteAccount onCancel={onClose} />}
    </Dialog>
  );
}

function DeleteAccount({ onCancel }: { readonly onCancel: () => void }) {
  const navigate = useNavigate();
  const sending = useSending();

  const complete = (answers: Answers) =>
    void sending.send(
      () => callAsUser(deleteAccountCall, { body: { password: String(answers['password']) } }),
      (result) => {
        if (!result.ok) return explain(result.problem);
        leaveNothing();
        void navigate(paths.signedOut);
        endSession();
        notify({ kind: 'success', text: 'Il tuo account è stato cancellato.' });
      },
    );

  return (
    <StandaloneForm
      form={form}
      sending={sending}
      hidesTitle
      before={<WhatHappens />}
      after={
        <div>
          <Button look="secondary" onClick={onCancel}>
            Annulla
          </Button>
        </div>
      }
      onComplete={complete}
    />
  );
}

function WhatHappens() {
  return (
    <div className={styles['consequences']}>
      <p>Cancelliamo subito, e non si può tornare indietro:</p>
      <ul>
        {DELETED_WITH_ACCOUNT.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{KEPT_BY_LAW}</p>
      <ul>
        {BEFORE_DELETING.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>Per confermare scrivi la tua password.</p>
    </div>
  );
}
