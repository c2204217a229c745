import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { actOnDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { ReactNode } from 'react';
import type { ButtonLook } from '@riparo/ui/button-look.ts';
import { notify } from '@riparo/ui/notices.ts';
import { messageOf } from '../../platform/api/ask.ts';
import { ConfirmDialog } from '../../platform/parts/ConfirmDialog.tsx';
import { Told } from './Told.tsx';
import { type OneDeal, useDealChange } from './use-deal.ts';
import { useKey } from '../../platform/parts/use-key.ts';

type Act = BodyOf<typeof actOnDealCall>;
/** What is done, without the key that the dialog makes for it. */
export type WantedAct = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, 'key' | 'lastAct'>
    : never
  : never;

interface ActDialogProps {
  readonly deal: OneDeal;
  readonly act: WantedAct;
  readonly title: string;
  readonly doIt: string;
  readonly look?: ButtonLook;
  readonly told: string | null;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Says what the customer will be told before it happens; pressed twice it is done once. */
export function ActDialog({ deal, act, title, doIt, look, told, children, onClose }: ActDialogProps) {
  const { key } = useKey();
  const doing = useDealChange(actOnDealCall, () => {
    notify({ kind: 'success', text: 'Fatto.' });
    onClose();
  });
  return (
    <ConfirmDialog
      title={title}
      doIt={doIt}
      {...(look && { look })}
      isBusy={doing.isPending}
      failure={doing.error ? messageOf(doing.error) : undefined}
      onConfirm={() =>
        doing.mutate({
          params: { uuid: deal.uuid },
          body: { ...act, key, lastAct: deal.lastAct } as Act,
        })
      }
      onClose={onClose}
    >
      {children}
      <Told told={told} />
    </ConfirmDialog>
  );
}
