import type { CustomerRequest } from '@riparo/domain/requests/standing-schema.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { MoveCall } from './MoveCall.tsx';

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

  if (doing === 'moving') return <MoveCall {...changing} request={request} />;
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
