import { ownSessionsCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { endSession } from '../../../platform/session/session-store.ts';
import { LostPart } from '../area/LostPart.tsx';
import { DeviceList } from './DeviceList.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Where the account is open, and the ways to close it elsewhere. */
export function Devices() {
  const { result, askAgain } = useCall(ownSessionsCall, {});
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
      {result?.ok === false && !isOver && <LostPart what="i tuoi dispositivi" onRetry={askAgain} />}
      {result === null && <Skeleton shape="control" />}
      {result?.ok && (
        <DeviceList
          sessions={result.value.data.filter(({ id }) => !ended.includes(id))}
          onEnded={(ids) => {
            setEnded([...ended, ...ids]);
            // The button that had the focus is gone with its device.
            title.current?.focus();
          }}
        />
      )}
    </ProfileSection>
  );
}
