import { passkeyRemovalForm } from '@riparo/domain/people/account/passkey-forms.ts';
import { type OwnPasskey, removePasskeyCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useState } from 'react';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { callAsUser } from '../../../../platform/session/call-as-user.ts';
import { PasswordField } from '../../../../platform/wizard/fields/PasswordField.tsx';
import { oneStepForm } from '../../../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../../../platform/wizard/StandaloneForm.tsx';
import { refused, refusedFields, useSending } from '../../../../platform/wizard/use-sending.ts';

type RemovePasskeyProps = {
  readonly passkey: OwnPasskey;
  readonly asksPassword: boolean;
  readonly onRemoved: (passkey: OwnPasskey) => void;
};
type DialogProps = Omit<RemovePasskeyProps, 'passkey'> & {
  /** Null while closed. */
  readonly passkey: OwnPasskey | null;
  readonly onClose: () => void;
};

const plainForm = oneStepForm(passkeyRemovalForm(false));
const formWithPassword = oneStepForm(passkeyRemovalForm(true), { password: PasswordField });

export function RemovePasskeyDialog({ passkey, onClose, ...rest }: DialogProps) {
  return (
    <Dialog open={passkey !== null} onClose={onClose} title="Vuoi rimuovere la passkey?">
      {passkey && <RemovePasskey passkey={passkey} {...rest} />}
    </Dialog>
  );
}

function RemovePasskey({ passkey, asksPassword, onRemoved }: RemovePasskeyProps) {
  const sending = useSending();
  const [asks, setAsks] = useState(asksPassword);

  const complete = (answers: Answers) =>
    void sending.send(
      () =>
        callAsUser(removePasskeyCall, {
          params: { id: passkey.id },
          body: asks ? { password: String(answers['password']) } : {},
        }),
      (result) => {
        // Not found: it was removed in another window, which is the desired result.
        if (result.ok || result.problem.code === 'not-found') return onRemoved(passkey);
        const { message, fields } = result.problem;
        if (!fields) return refused(message);
        if (fields['password']) setAsks(true);
        return refusedFields(fields);
      },
    );

  return (
    <StandaloneForm
      form={asks ? formWithPassword : plainForm}
      sending={sending}
      hidesTitle
      before={
        <p>
          Con <strong>{passkey.name}</strong> non si entrerà più nel tuo account. Cancellala poi anche dalle
          password salvate del dispositivo.
        </p>
      }
      onComplete={complete}
    />
  );
}
