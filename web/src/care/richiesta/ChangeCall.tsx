import type { CustomerRequest } from '@riparo/domain/care/requests/standing-schema.ts';
import { Suspense, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';

// Most who look do not move it.
const MoveCall = lazyPart(async () => (await import('./MoveCall.tsx')).MoveCall);

type ChangeCallProps = {
  readonly token: string;
  readonly request: CustomerRequest;
  readonly onChanged: (request: CustomerRequest) => void;
  /** Meanwhile something else became of it. */
  readonly onOutdated: () => void;
};

/** Another time, or no call at all. */
export function ChangeCall({ token, request, onChanged, onOutdated }: ChangeCallProps) {
  const [doing, setDoing] = useState<'nothing' | 'moving' | 'giving up'>('nothing');
  const stop = () => setDoing('nothing');
  const changed = (now: CustomerRequest) => {
    stop();
    onChanged(now);
  };
  const outdated = () => {
    stop();
    onOutdated();
  };
  const changing = { token, onChanged: changed, onOutdated: outdated, onCancel: stop };

  if (doing === 'moving')
    return (
      <Suspense fallback={<Skeleton shape="card" />}>
        <MoveCall.Part {...changing} request={request} />
      </Suspense>
    );
  return (
    <>
      <Stack direction="row" gap={3}>
        <Button look="secondary" onClick={() => setDoing('moving')}>
          Cambia orario
        </Button>
        <Button look="quiet" onClick={() => setDoing('giving up')}>
          Non serve più
        </Button>
      </Stack>
      <GiveUpDialog {...changing} open={doing === 'giving up'} />
    </>
  );
}
