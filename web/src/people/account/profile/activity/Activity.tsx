import { type AccountEvent, accountEventsCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { Suspense, useRef, useState, type RefObject, useEffect, useId } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useCall } from '../../../../platform/api/use-call.ts';
import { FailedPart } from '../../area/FailedPart.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import type { AccountEventKind } from '@riparo/domain/people/account/events.ts';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { LogIn } from '@riparo/ui/icons/LogIn.ts';
import { LogOut } from '@riparo/ui/icons/LogOut.ts';
import { Mail } from '@riparo/ui/icons/Mail.ts';
import { ShieldAlert } from '@riparo/ui/icons/ShieldAlert.ts';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { UserPen } from '@riparo/ui/icons/UserPen.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { AccountEntry, AccountEntries } from '../AccountEntries.tsx';
import { denialOf, detailsOf, titleOf } from './event-words.ts';

const icons = {
  'signed-in': LogIn,
  'signed-in-with-passkey': LogIn,
  'sign-in-failed': ShieldAlert,
  'reset-code-asked': Mail,
  'email-code-asked': Mail,
  'password-changed': UserPen,
  'password-reset': UserPen,
  'email-changed': UserPen,
  'passkey-added': KeyRound,
  'passkey-removed': KeyRound,
  'device-signed-out': LogOut,
  'others-signed-out': LogOut,
  'data-exported': UserPen,
  secured: ShieldCheck,
} satisfies Record<AccountEventKind, unknown>;

const FEW = 4;

type EventListProps = {
  readonly events: readonly AccountEvent[];
  readonly onDenied: (event: AccountEvent) => void;
};

function EventList({ events, onDenied }: EventListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  const shown = showsAll ? events : events.slice(0, FEW);

  // The focused button has disappeared: focus the first of the new entries.
  useEffect(() => {
    if (showsAll) firstOfRest.current?.focus();
  }, [showsAll]);

  return (
    <>
      {events.length === 0 && <p>Qui troverai gli accessi e le modifiche, da oggi in poi.</p>}
      <AccountEntries>
        {shown.map((event, index) => (
          <Event
            key={event.id}
            event={event}
            focus={index === FEW ? firstOfRest : undefined}
            onDenied={() => onDenied(event)}
          />
        ))}
      </AccountEntries>
      {shown.length < events.length && (
        <Button look="secondary" onClick={() => setShowsAll(true)}>
          Mostra tutte le attività
        </Button>
      )}
    </>
  );
}

type EventProps = {
  readonly event: AccountEvent;
  readonly focus: RefObject<HTMLLIElement | null> | undefined;
  readonly onDenied: () => void;
};

function Event({ event, focus, onDenied }: EventProps) {
  const Icon = icons[event.kind];
  const detailsId = useId();
  return (
    <AccountEntry
      ref={focus}
      icon={<Icon size={22} aria-hidden="true" />}
      name={titleOf(event)}
      detailsId={detailsId}
      details={detailsOf(event)}
      action={
        denialOf(event) !== 'nothing' && (
          <Button look="quiet" aria-describedby={detailsId} onClick={onDenied}>
            Non ero io<VisuallyHidden>: {titleOf(event)}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

const Denial = lazyPart(async () => (await import('./NotMeDialog.tsx')).NotMeDialog);

/** The account's activity, and what to do about unknown entries. */
export function Activity({ email }: { readonly email: string }) {
  const { result, fetchAgain } = useCall(accountEventsCall, {});
  const [denied, setDenied] = useState<AccountEvent | null | undefined>();
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <ProfileSection
      id="attivita"
      title="Attività del tuo account"
      heading={title}
      lead="Accessi e modifiche degli ultimi mesi. Se qualcosa non l’hai fatto tu, dillo: mettiamo al sicuro l’account."
    >
      {result?.ok === false && result.problem.code !== 'SessionRequired' && (
        <FailedPart what="le attività del tuo account" onRetry={fetchAgain} />
      )}
      {result === null && <Skeleton shape="control" />}
      {result?.ok && <EventList events={result.value.data} onDenied={setDenied} />}
      {denied !== undefined && (
        <Suspense>
          <Denial.Part event={denied} email={email} onClose={() => setDenied(null)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
