import { deviceOf } from '@riparo/domain/people/account/device.ts';
import { passkeyForm } from '@riparo/domain/people/account/passkey-forms.ts';
import {
  type OwnPasskey,
  addPasskeyCall,
  passkeyCreationCall,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useState } from 'react';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { useSession } from '../use-session.ts';
import { PasswordField } from '../../wizard/fields/PasswordField.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { refused, refusedFields, useSending } from '../../wizard/use-sending.ts';
import { askToCreate } from '@riparo/ui/passkeys/ask-device.ts';
import { callAsUser } from '../call-as-user.ts';

type AddPasskeyProps = { readonly asksPassword: boolean; readonly onAdded: (passkey: OwnPasskey) => void };
type DialogProps = AddPasskeyProps & { readonly open: boolean; readonly onClose: () => void };

const plainForm = oneStepForm(passkeyForm(false));
const formWithPassword = oneStepForm(passkeyForm(true), { password: PasswordField });

export function AddPasskeyDialog({ open, onClose, ...rest }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Aggiungi una passkey">
      {/* Unmount on close, so that no password stays in memory. */}
      {open && <AddPasskey {...rest} />}
    </Dialog>
  );
}

function AddPasskey({ asksPassword, onAdded }: AddPasskeyProps) {
  const sending = useSending();
  const session = useSession();
  const hasPassword = session.status === 'authenticated' && !session.user.isWithoutPassword;
  // Also when the sign-in became too old while the dialog was open.
  const [asks, setAsks] = useState(asksPassword);

  const complete = (answers: Answers) =>
    void sending.send(
      () => addPasskey(String(answers['name']), asks ? String(answers['password']) : undefined),
      (added) => {
        if (added.ok) return onAdded(added.passkey);
        if (!added.fields) return refused(added.message);
        if (added.fields['password']) setAsks(true);
        return refusedFields(added.fields);
      },
    );

  return (
    <StandaloneForm
      form={asks ? formWithPassword : plainForm}
      sending={sending}
      known={{ name: deviceOf(navigator.userAgent) }}
      hidesTitle
      before={
        <p>
          Al prossimo accesso basta l’impronta, il volto o il PIN con cui sblocchi il dispositivo.
          {hasPassword && ' La password resta valida.'}
        </p>
      }
      onComplete={complete}
    />
  );
}

type AddedPasskey =
  | { readonly ok: true; readonly passkey: OwnPasskey }
  | { readonly ok: false; readonly message: string; readonly fields?: Record<string, string> };

/** Gets the challenge, lets the device sign it, and sends it back. */
async function addPasskey(name: string, password: string | undefined): Promise<AddedPasskey> {
  const asked = await callAsUser(passkeyCreationCall, { body: { ...(password && { password }) } });
  if (!asked.ok) return { ok: false, ...asked.problem };
  const made = await askToCreate(asked.value);
  if (!made.ok) return made;
  const added = await callAsUser(addPasskeyCall, { body: { name, credential: made.credential } });
  return added.ok ? { ok: true, passkey: added.value } : { ok: false, ...added.problem };
}
