import { PhoneForwarded } from '@riparo/ui/icons/PhoneForwarded.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Key } from '../../platform/parts/Key.tsx';
import { useMay } from '../../platform/session/session.ts';
import { useTakeNext } from './use-take-next.ts';

export function TakeNextButton() {
  const mayWork = useMay('work-requests');
  const { take, isBusy } = useTakeNext();
  return (
    mayWork && (
      <Button busy={isBusy} onClick={take} icon={<PhoneForwarded size={18} aria-hidden="true" />}>
        Prendi la prossima <Key>p</Key>
      </Button>
    )
  );
}
