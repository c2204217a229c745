import { dayInRome, writtenDate } from '@riparo/domain/calendar.ts';
import {
  type OwnSession,
  ownSessionsCall,
  signOutElsewhereCall,
} from '@riparo/domain/contract/session-calls.ts';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { callAsUser } from '../../../session/call-as-user.ts';
import { endSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LostPart } from '../area/LostPart.tsx';
import styles from './Devices.module.css';

/** Where the account is open, and one way to close it everywhere else. */
export function Devices() {
  const { result, askAgain } = useCall(ownSessionsCall, {});
  const [isAlone, setAlone] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  return (
    <section className={styles['devices']} aria-labelledby="dispositivi-collegati">
      <h2 id="dispositivi-collegati" className={styles['title']} ref={title} tabIndex={-1}>
        Dispositivi collegati
      </h2>
      <p className={styles['lead']}>
        I browser da cui il tuo account è aperto. Se ne vedi uno che non è tuo, esci dagli altri e cambia la
        password.
      </p>
      {result?.ok === false && !isOver && <LostPart what="i tuoi dispositivi" onRetry={askAgain} />}
      {result === null && <Skeleton shape="control" />}
      {result?.ok && (
        <DeviceList
          sessions={result.value.data.filter(({ isThis }) => isThis || !isAlone)}
          onAlone={() => {
            setAlone(true);
            // The button that had the focus goes with the others.
            title.current?.focus();
          }}
        />
      )}
    </section>
  );
}

type DeviceListProps = { readonly sessions: readonly OwnSession[]; readonly onAlone: () => void };

function DeviceList({ sessions, onAlone }: DeviceListProps) {
  const [isLeaving, setLeaving] = useState(false);

  const leaveOthers = async () => {
    setLeaving(true);
    const left = await callAsUser(signOutElsewhereCall, {});
    setLeaving(false);
    if (!left.ok) return notify({ kind: 'error', text: left.problem.message });
    notify({ kind: 'success', text: 'Fatto: ora il tuo account è aperto solo qui.' });
    onAlone();
  };

  return (
    <>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <li key={`${session.openedAt} ${session.device}`} className={styles['device']}>
            <MonitorSmartphone size={22} aria-hidden="true" />
            <span>
              <strong>{session.device || 'Un altro browser'}</strong>
              <br />
              <span className={styles['when']}>{whenInWords(session)}</span>
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="secondary"
          icon={<LogOut size={20} aria-hidden="true" />}
          busy={isLeaving}
          onClick={() => void leaveOthers()}
        >
          Esci dagli altri dispositivi
        </Button>
      )}
    </>
  );
}

function whenInWords({ isThis, openedAt, lastSeenAt }: OwnSession): string {
  const opened = writtenDate(dayInRome(new Date(openedAt)));
  if (isThis) return `Questo dispositivo · aperto il ${opened}`;
  return `Aperto il ${opened}, usato l’ultima volta il ${writtenDate(dayInRome(new Date(lastSeenAt)))}`;
}
