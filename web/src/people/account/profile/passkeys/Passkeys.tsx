import { type OwnPasskey, ownPasskeysCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { useRef, useState, Suspense, useId } from 'react';
import { notify } from '@riparo/ui/notices.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useCall } from '../../../../platform/api/use-call.ts';
import { FailedPart } from '../../area/FailedPart.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { MAX_PASSKEYS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { Plus } from '@riparo/ui/icons/Plus.ts';
import { flushSync } from 'react-dom';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { onDay } from '../on-day.ts';
import { AccountEntry, AccountEntries } from '../AccountEntries.tsx';

type PasskeyListProps = {
  readonly passkeys: readonly OwnPasskey[];
  readonly asksPassword: boolean;
  readonly onAdded: (passkey: OwnPasskey) => void;
  readonly onRemoved: (passkey: OwnPasskey) => void;
};

const Adding = lazyPart(
  async () => (await import('../../../../platform/session/key/AddPasskeyDialog.tsx')).AddPasskeyDialog,
);
const Removing = lazyPart(async () => (await import('./RemovePasskeyDialog.tsx')).RemovePasskeyDialog);

function PasskeyList({ passkeys, asksPassword, onAdded, onRemoved }: PasskeyListProps) {
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never');
  const [removing, setRemoving] = useState<OwnPasskey | null | undefined>();

  return (
    <>
      {passkeys.length > 0 && (
        <AccountEntries>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </AccountEntries>
      )}
      {passkeys.length < MAX_PASSKEYS && (
        <Button
          look="secondary"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => setAdding('open')}
        >
          Aggiungi una passkey
        </Button>
      )}
      <Suspense>
        {adding !== 'never' && (
          <Adding.Part
            open={adding === 'open'}
            asksPassword={asksPassword}
            onAdded={(passkey) => {
              setAdding('closed');
              onAdded(passkey);
            }}
            onClose={() => setAdding('closed')}
          />
        )}
        {removing !== undefined && (
          <Removing.Part
            passkey={removing}
            asksPassword={asksPassword}
            onRemoved={(passkey) => {
              // Nothing behind an open dialog can take the focus.
              flushSync(() => setRemoving(null));
              onRemoved(passkey);
            }}
            onClose={() => setRemoving(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function Passkey({ passkey, onRemove }: { readonly passkey: OwnPasskey; readonly onRemove: () => void }) {
  const { name, addedAt, lastUsedAt } = passkey;
  const whenId = useId();
  return (
    <AccountEntry
      icon={<KeyRound size={22} aria-hidden="true" />}
      name={name}
      detailsId={whenId}
      details={[`Aggiunta ${onDay(addedAt)}`, lastUsedAt ? `Ultimo uso ${onDay(lastUsedAt)}` : 'Mai usata']}
      action={
        <Button look="dangerQuiet" aria-describedby={whenId} onClick={onRemove}>
          Rimuovi<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      }
    />
  );
}

/** Passkeys, an optional second way to sign in. */
export function Passkeys() {
  const { result, fetchAgain } = useCall(ownPasskeysCall, {});
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
        <FailedPart what="le tue passkey" onRetry={fetchAgain} />
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
            // The focused button has disappeared with its passkey.
            title.current?.focus();
          }}
        />
      )}
    </ProfileSection>
  );
}
