import { forgotPasswordCall } from '@riparo/domain/people/account/account-calls.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { tryLater } from '@riparo/ui/try-later.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { paths } from '../../platform/router/paths.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { KeyArch } from './KeyArch.tsx';

/** There is no old password to type: a mailed code proves the owner, who chooses the first one. */
export function NoPasswordYet({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const askForCode = async () => {
    setBusy(true);
    const result = await callApi(forgotPasswordCall, { body: { email } });
    setBusy(false);
    if (result.ok) return navigate(paths.passwordReset(email));
    notify({ kind: 'error', text: tryLater('mandarti il codice', result.problem.message) });
  };

  return (
    <AccountScreen picture={<KeyArch />}>
      <h1 tabIndex={-1}>Scegli la tua password</h1>
      <p>
        Il tuo account è nato con un acquisto e una password non ce l’ha ancora. Ti mandiamo un codice a{' '}
        <strong>{email}</strong>: con quello la scegli.
      </p>
      <div>
        <Button busy={isBusy} onClick={() => void askForCode()}>
          Mandami il codice
        </Button>
      </div>
    </AccountScreen>
  );
}
