import {
  ownSessionsCall,
  type OwnSession,
  signOutElsewhereCall,
  signOutDeviceCall,
} from '@riparo/domain/platform/sign-in/session-calls.ts';
import { useEffect, useRef, useState, useId } from 'react';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { endSession } from '../../../platform/session/session-store.ts';
import { FailedPart } from '../area/FailedPart.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { LogOut } from '@riparo/ui/icons/LogOut.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { AccountEntries, AccountEntry } from './AccountEntries.tsx';
import { MonitorSmartphone } from '@riparo/ui/icons/MonitorSmartphone.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { atMoment } from './on-day.ts';

/** The account's sessions, with a way to end the others. */
export function Devices() {
  const { result, fetchAgain } = useCall(ownSessionsCall, {});
  const [ended, setEnded] = useState<readonly string[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  return (
    <ProfileSection
      id="dispositivi-collegati"
      title="Dispositivi collegati"
      heading={title}
      lead="I browser da cui il tuo account è aperto. Se ne vedi uno che non è tuo, scollegalo e cambia la password."
    >
      {result?.ok === false && !isOver && <FailedPart what="i tuoi dispositivi" onRetry={fetchAgain} />}
      {result === null && <Skeleton shape="control" />}
      {result?.ok && (
        <DeviceList
          sessions={result.value.data.filter(({ id }) => !ended.includes(id))}
          onEnded={(ids) => {
            setEnded([...ended, ...ids]);
            // The focused button has disappeared with its device.
            title.current?.focus();
          }}
        />
      )}
    </ProfileSection>
  );
}

type DeviceListProps = {
  readonly sessions: readonly OwnSession[];
  readonly onEnded: (ids: readonly string[]) => void;
};

function DeviceList({ sessions, onEnded }: DeviceListProps) {
  const [isEnding, setEnding] = useState(false);
  const others = sessions.filter(({ isThis }) => !isThis);

  const endOthers = async () => {
    setEnding(true);
    const left = await callAsUser(signOutElsewhereCall, {});
    setEnding(false);
    if (!left.ok) return notify({ kind: 'error', text: left.problem.message });
    notify({ kind: 'success', text: 'Fatto: ora il tuo account è aperto solo qui.' });
    onEnded(others.map(({ id }) => id));
  };

  return (
    <>
      <AccountEntries>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnded={() => onEnded([session.id])} />
        ))}
      </AccountEntries>
      {others.length > 1 && (
        <Button
          look="dangerQuiet"
          icon={<LogOut size={20} aria-hidden="true" />}
          busy={isEnding}
          onClick={() => void endOthers()}
        >
          Scollega tutti gli altri
        </Button>
      )}
    </>
  );
}

type DeviceProps = { readonly session: OwnSession; readonly onEnded: () => void };

function Device({ session, onEnded }: DeviceProps) {
  const [isEnding, setEnding] = useState(false);
  const whenId = useId();
  const { id, device, isThis } = session;

  const end = async () => {
    setEnding(true);
    const left = await callAsUser(signOutDeviceCall, { params: { id } });
    setEnding(false);
    // Not found: it was ended in another window, which is the desired result.
    if (!left.ok && left.problem.code !== 'not-found')
      return notify({ kind: 'error', text: left.problem.message });
    notify({ kind: 'success', text: `Fatto: ${device} non è più collegato.` });
    onEnded();
  };

  return (
    <AccountEntry
      icon={<MonitorSmartphone size={22} aria-hidden="true" />}
      name={device}
      detailsId={whenId}
      details={whenInWords(session)}
      action={
        !isThis && (
          // Two browsers may have the same name: their last use distinguishes them.
          <Button look="dangerQuiet" busy={isEnding} aria-describedby={whenId} onClick={() => void end()}>
            Scollega<VisuallyHidden> {device}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

function whenInWords({ isThis, openedAt, lastSeenAt }: OwnSession): string[] {
  if (isThis) return ['Questo dispositivo', `Accesso ${atMoment(openedAt)}`];
  return [`Accesso ${atMoment(openedAt)}`, `Ultimo uso ${atMoment(lastSeenAt)}`];
}
