import { type OwnSession, signOutDeviceCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { MonitorSmartphone } from '@riparo/ui/icons/MonitorSmartphone.ts';
import { useId, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { atMoment } from './on-day.ts';
import { OwnThing } from './OwnThings.tsx';

type DeviceProps = { readonly session: OwnSession; readonly onEnded: () => void };

export function Device({ session, onEnded }: DeviceProps) {
  const [isEnding, setEnding] = useState(false);
  const whenId = useId();
  const { id, device, isThis } = session;

  const end = async () => {
    setEnding(true);
    const left = await callAsUser(signOutDeviceCall, { params: { id } });
    setEnding(false);
    // Not found: it was ended in another window, which is what was asked for.
    if (!left.ok && left.problem.code !== 'not-found')
      return notify({ kind: 'error', text: left.problem.message });
    notify({ kind: 'success', text: `Fatto: ${device} non è più collegato.` });
    onEnded();
  };

  return (
    <OwnThing
      icon={<MonitorSmartphone size={22} aria-hidden="true" />}
      name={device}
      detailsId={whenId}
      details={whenInWords(session)}
      action={
        !isThis && (
          // Two browsers may have the same name: when they were used tells them apart.
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
