import {
  BEFORE_DELETING,
  DELETED_WITH_ACCOUNT,
  DELETION_IN_SHORT,
  RETAINED_AFTER_DELETION,
} from '@riparo/domain/people/account/deletion.ts';
import { accountDeletionForm } from '@riparo/domain/people/account/forms.ts';
import { deleteAccountCall } from '@riparo/domain/people/account/account-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Fold, FoldList } from '@riparo/ui/Fold.tsx';
import { notify } from '@riparo/ui/notices.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { clearOnSignOut } from '../../../platform/session/clear-on-sign-out.ts';
import { endSession } from '../../../platform/session/session-store.ts';
import { StandaloneForm } from '../../../platform/wizard/StandaloneForm.tsx';
import { oneStepForm } from '../../../platform/wizard/one-step-form.ts';
import { type Refusal, refused, refusedFields, useSending } from '../../../platform/wizard/use-sending.ts';
import styles from './DeleteAccountDialog.module.css';
import { PasswordField } from '../../../platform/wizard/fields/PasswordField.tsx';

const form = oneStepForm(accountDeletionForm, { password: PasswordField });

function explain({ message, fields }: CallProblem<typeof deleteAccountCall>): Refusal {
  return fields ? refusedFields(fields) : refused(message);
}

type DeleteAccountDialogProps = { readonly open: boolean; readonly onClose: () => void };

export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Vuoi cancellare il tuo account?">
      {/* Unmount on close, so that no password stays in memory. */}
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
        clearOnSignOut();
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
      before={<DeletionConsequences />}
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

/** A short text, so that the password is asked in the same view; the details unfold. */
function DeletionConsequences() {
  return (
    <div className={styles['consequences']}>
      {DELETION_IN_SHORT.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FoldList>
        <Fold title="Che cosa cancelliamo" size="small">
          <List items={DELETED_WITH_ACCOUNT} />
        </Fold>
        <Fold title="Che cosa resta, e che cosa succede alle polizze" size="small">
          <div className={styles['retained']}>
            <p>{RETAINED_AFTER_DELETION}</p>
            <List items={BEFORE_DELETING} />
          </div>
        </Fold>
      </FoldList>
      <p>Per confermare scrivi la tua password.</p>
    </div>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
