import { type OwnSession, signOutElsewhereCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { LogOut } from '@riparo/ui/icons/LogOut.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { Device } from './Device.tsx';
import { OwnThings } from './OwnThings.tsx';

type DeviceListProps = {
  readonly sessions: readonly OwnSession[];
  readonly onEnded: (ids: readonly string[]) => void;
};

export function DeviceList({ sessions, onEnded }: DeviceListProps) {
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
      <OwnThings>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnded={() => onEnded([session.id])} />
        ))}
      </OwnThings>
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
