import { actOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { useAct } from '../cases/ActDialog.tsx';
import { claimSource, type OneClaim } from './use-claim.ts';

type Act = BodyOf<typeof actOnClaimCall>;
/** An action, without the key that the dialog creates and the version it was opened on. */
export type WantedAct = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, 'key' | 'version'>
    : never
  : never;

export function useClaimAct({ id, version, timeline }: OneClaim, onClose: () => void) {
  const doing = useAct({
    source: claimSource,
    id,
    call: actOnClaimCall,
    version,
    lines: timeline,
    changed: {
      byOthers: 'Il sinistro è stato aggiornato',
      byMe: 'Hai aggiornato tu il sinistro in un’altra finestra',
    },
    onClose,
  });
  const act = (wanted: WantedAct) =>
    doing.act((seen) => ({ params: { id }, body: { ...wanted, ...seen } as Act }));
  return { ...doing, act };
}
