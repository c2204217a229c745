import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { actOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { useState } from 'react';
import { notify } from '@riparo/ui/notices.ts';
import { messageOf, problemOf } from '../../platform/api/ask.ts';
import { useKey } from '../../platform/parts/use-key.ts';
import { type OneClaim, useClaimChange } from './use-claim.ts';

type Act = BodyOf<typeof actOnClaimCall>;
/** What is done, without the key that the dialog makes for it and the version it was opened over. */
export type WantedAct = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, 'key' | 'version'>
    : never
  : never;

/**
 * An act over the version that whoever does it has seen when the dialog was opened. What changes meanwhile is shown in it, and
 * nothing is done before they say that they have seen it.
 */
export function useAct(claim: OneClaim, onClose: () => void) {
  const { key } = useKey();
  const [seen, setSeen] = useState(claim.version);
  const doing = useClaimChange(actOnClaimCall, () => {
    notify({ kind: 'success', text: 'Fatto.' });
    onClose();
  });
  const problem = problemOf(doing.error);
  const hasChanged = claim.version !== seen && !doing.isPending && !doing.isSuccess;
  return {
    act: (wanted: WantedAct) =>
      doing.mutate({ params: { id: claim.id }, body: { ...wanted, key, version: seen } as Act }),
    isBusy: doing.isPending,
    fields: problem?.fields ?? {},
    failure: doing.error && !hasChanged && !problem?.fields ? messageOf(doing.error) : undefined,
    /** What happened since, newest first; nothing while nothing did. */
    meanwhile: hasChanged ? claim.timeline.slice(0, 3) : [],
    accept: () => {
      doing.reset();
      setSeen(claim.version);
    },
    hasChanged,
  };
}
