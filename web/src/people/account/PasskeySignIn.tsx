import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { beginSession } from '../../platform/session/begin-session.ts';
import styles from './PasskeySignIn.module.css';

/** The second way in, beside the form: whoever has no passkey passes it by. */
export function PasskeySignIn({ onTried }: { readonly onTried: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const enter = async () => {
    setBusy(true);
    setRefusal(null);
    onTried();
    // What speaks with devices comes with the first press.
    const { signInWithPasskey } = await import('../../platform/session/passkeys/sign-in-with-passkey.ts');
    const result = await signInWithPasskey();
    setRefusal(result.ok ? await beginSession(result.session) : result.message);
    setBusy(false);
  };

  return (
    <div className={styles['way']}>
      {refusal && <FormWarning>{refusal}</FormWarning>}
      <Button
        look="secondary"
        wide
        busy={isBusy}
        icon={<KeyRound size={20} aria-hidden="true" />}
        onClick={() => void enter()}
      >
        Accedi con una passkey
      </Button>
    </div>
  );
}
