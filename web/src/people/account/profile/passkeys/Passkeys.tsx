import { type OwnPasskey, ownPasskeysCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { useRef, useState } from 'react';
import { notify } from '@riparo/ui/notices.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useCall } from '../../../../platform/api/use-call.ts';
import { LostPart } from '../../area/LostPart.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { PasskeyList } from './PasskeyList.tsx';

/** The second way into the account: offered here, and never in the way. */
export function Passkeys() {
  const { result, askAgain } = useCall(ownPasskeysCall, {});
  const [added, setAdded] = useState<readonly OwnPasskey[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <ProfileSection
      id="passkey"
      title="Passkey"
      heading={title}
      lead="Entra senza password, con l’impronta, il volto o il PIN del tuo dispositivo."
    >
      {result?.ok === false && result.problem.code !== 'SessionRequired' && (
        <LostPart what="le tue passkey" onRetry={askAgain} />
      )}
      {result === null && <Skeleton shape="control" />}
      {result?.ok && (
        <PasskeyList
          passkeys={[...result.value.data, ...added].filter(({ id }) => !removed.includes(id))}
          asksPassword={result.value.asksPassword}
          onAdded={(passkey) => {
            setAdded([...added, passkey]);
            notify({ kind: 'success', text: `Fatto: puoi entrare con la passkey «${passkey.name}».` });
          }}
          onRemoved={({ id, name }) => {
            setRemoved([...removed, id]);
            notify({ kind: 'success', text: `Fatto: la passkey «${name}» non apre più il tuo account.` });
            // The button that had the focus is gone with its passkey.
            title.current?.focus();
          }}
        />
      )}
    </ProfileSection>
  );
}
