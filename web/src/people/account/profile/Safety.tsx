import { Activity } from './activity/Activity.tsx';
import { Devices } from './Devices.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';

/** Who can get in, where the account is open, and what happened to it: below the form, and after it. */
export function Safety({ email }: { readonly email: string }) {
  return (
    <>
      <Passkeys />
      <Devices />
      <Activity email={email} />
    </>
  );
}
