import { actOnDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import type { ReactNode } from 'react';
import type { ButtonLook } from '@riparo/ui/button-look.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { ActDialog, useAct } from '../cases/ActDialog.tsx';
import { dealSource, type OneDeal } from './use-deal.ts';

type Act = BodyOf<typeof actOnDealCall>;
/** An action, without the key that the dialog creates and the latest action it was opened on. */
export type WantedAct = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, 'key' | 'lastAct'>
    : never
  : never;

interface DealActProps {
  readonly deal: OneDeal;
  readonly act: WantedAct;
  readonly title: string;
  readonly confirmLabel: string;
  readonly look?: ButtonLook;
  readonly customerNotice: string | null;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The dialog for all actions on a deal. */
export function DealAct({ deal: { uuid, lastAct, timeline }, act, customerNotice, ...rest }: DealActProps) {
  const doing = useAct({
    source: dealSource,
    id: uuid,
    call: actOnDealCall,
    version: lastAct,
    lines: timeline.filter(({ kind }) => kind === 'desk'),
    changed: {
      byOthers: 'La pratica è stata aggiornata',
      byMe: 'Hai aggiornato tu la pratica in un’altra finestra',
    },
    onClose: rest.onClose,
  });
  return (
    <ActDialog
      {...rest}
      doing={doing}
      notice={customerNotice && <CustomerNotice customerNotice={customerNotice} />}
      onConfirm={() =>
        doing.act(({ key, version }) => ({
          params: { uuid },
          body: { ...act, key, lastAct: version } as Act,
        }))
      }
    />
  );
}

/** What the action will tell the customer. */
const CustomerNotice = ({ customerNotice }: { readonly customerNotice: string }) => (
  <>
    <strong>Il cliente:</strong> {customerNotice.charAt(0).toLowerCase() + customerNotice.slice(1)}
  </>
);

export const NoticeParagraph = ({ customerNotice }: { readonly customerNotice: string | null }) =>
  customerNotice && (
    <p className={styles['told']}>
      <CustomerNotice customerNotice={customerNotice} />
    </p>
  );
