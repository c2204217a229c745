import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { type AccountEvent, secureAccountCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { useNavigate } from '../../../../platform/router/router.tsx';
import { paths } from '../../../../platform/router/paths.ts';
import { callAsUser } from '../../../../platform/session/call-as-user.ts';
import { clearOnSignOut } from '../../../../platform/session/clear-on-sign-out.ts';
import { endSession } from '../../../../platform/session/session-store.ts';
import { TextLink } from '../../../../platform/router/links/TextLink.tsx';
import { denialOf, titleOf } from './event-words.ts';
import styles from './NotMeDialog.module.css';

type NotMeDialogProps = {
  /** Null while closed. */
  readonly event: AccountEvent | null;
  readonly email: string;
  readonly onClose: () => void;
};

export function NotMeDialog({ event, email, onClose }: NotMeDialogProps) {
  return (
    <Dialog open={event !== null} onClose={onClose} title="Non eri tu?">
      {event && (denialOf(event) === 'secure' ? <Secure event={event} email={email} /> : <WriteToUs />)}
    </Dialog>
  );
}

/** Lists the consequences before the action: it closes the account for everyone, including the reader. */
function Secure({ event, email }: { readonly event: AccountEvent; readonly email: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string | null>(null);

  const secure = async () => {
    setBusy(true);
    setWarning(null);
    const result = await callAsUser(secureAccountCall, {});
    if (!result.ok) {
      setBusy(false);
      return setWarning(result.problem.message);
    }
    clearOnSignOut();
    void navigate(paths.passwordReset(result.value.email));
    endSession();
    notify({
      kind: 'success',
      text: 'Il tuo account è al sicuro: è chiuso su tutti i dispositivi. Ti abbiamo mandato un codice via e-mail.',
    });
  };

  return (
    <div className={styles['question']}>
      {warning !== null && <FormWarning>{warning}</FormWarning>}
      <p>
        <strong>{titleOf(event)}</strong>: se non l’hai fatto tu, chiudiamo il tuo account a tutti e lo riapri
        solo tu.
      </p>
      <ul>
        <li>Scolleghiamo tutti i dispositivi, anche questo</li>
        <li>La password e le passkey di adesso non valgono più</li>
        <li>
          Mandiamo subito a <strong>{email}</strong> un codice per scegliere una nuova password
        </li>
      </ul>
      <p>
        Questo indirizzo non è tuo? Allora non continuare, e scrivici:{' '}
        <TextLink to={`mailto:${brand.support.email}`}>{brand.support.email}</TextLink>.
      </p>
      <Button wide busy={isBusy} onClick={() => void secure()}>
        Chiudi l’account a tutti
      </Button>
    </div>
  );
}

function WriteToUs() {
  return (
    <div className={styles['question']}>
      <p>
        Se non hai cambiato tu l’e-mail, un codice arriverebbe all’indirizzo di qualcun altro. Scrivici subito
        dal tuo vecchio indirizzo: blocchiamo l’account e te lo restituiamo.
      </p>
      <p>
        <TextLink to={`mailto:${brand.support.email}`}>{brand.support.email}</TextLink>
      </p>
    </div>
  );
}
