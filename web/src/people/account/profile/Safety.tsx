import { Activity } from './activity/Activity.tsx';
import { Devices } from './Devices.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';

/** Passkeys, devices and activity: below the form, and loaded after it. */
export function Safety({ email }: { readonly email: string }) {
  return (
    <>
      <Passkeys />
      <Devices />
      <Activity email={email} />
    </>
  );
}
