import { firstPasswordForm } from '@riparo/domain/people/account/forms.ts';
import { chooseFirstPasswordCall } from '@riparo/domain/people/account/account-calls.ts';
import type { UserAttributes } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { callAsUser } from '../call-as-user.ts';
import { fetchAgain } from '../session-watch.ts';
import { PasswordField } from '../../wizard/fields/PasswordField.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { type Refusal, refused, refusedFields, useSending } from '../../wizard/use-sending.ts';
import { PasswordOwner } from './PasswordOwner.tsx';
import styles from './ChooseKey.module.css';

const AddingPasskey = lazyPart(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog);

const form = oneStepForm(firstPasswordForm, { password: PasswordField });

const explain = ({ message, fields }: CallProblem<typeof chooseFirstPasswordCall>): Refusal =>
  fields ? refusedFields(fields) : refused(message);

/** Choosing a password or a passkey, for customers who have neither yet. */
export function ChooseKey({ owner }: { readonly owner: UserAttributes }) {
  const sending = useSending();
  const [chosen, setChosen] = useState<'password' | 'passkey' | null>(null);
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It replaces the form: move the focus for screen readers.
    if (chosen) heading.current?.focus();
  }, [chosen]);

  const save = (answers: Answers) =>
    void sending.send(
      () => callAsUser(chooseFirstPasswordCall, { body: { newPassword: String(answers['newPassword']) } }),
      (result) => {
        if (!result.ok) return explain(result.problem);
        setChosen('password');
        fetchAgain();
      },
    );

  return (
    <Card as="section" tone="sage" labelledBy="come-rientrare">
      <div className={styles['offer']}>
        <h2 id="come-rientrare" ref={heading} tabIndex={-1} className={styles['title']}>
          {chosen ? `Fatto: ora rientri con la tua ${chosen}` : 'La tua area personale è già aperta'}
        </h2>
        {!chosen && (
          <>
            <p>
              Per rientrare anche da altrove scegli una password, oppure usa l’impronta, il volto o il PIN del
              tuo dispositivo. Se preferisci lo fai più avanti, con un codice via e-mail.
            </p>
            <StandaloneForm
              form={form}
              sending={sending}
              hidesTitle
              before={<PasswordOwner {...owner} />}
              onComplete={save}
            />
            <div className={styles['or']}>
              <Button
                look="secondary"
                icon={<KeyRound size={20} aria-hidden="true" />}
                onClick={() => setAdding('open')}
              >
                Usa una passkey
              </Button>
            </div>
          </>
        )}
      </div>
      <Suspense>
        {adding !== 'never' && (
          <AddingPasskey.Part
            open={adding === 'open'}
            asksPassword={false}
            onAdded={() => {
              setAdding('closed');
              setChosen('passkey');
            }}
            onClose={() => setAdding('closed')}
          />
        )}
      </Suspense>
    </Card>
  );
}
