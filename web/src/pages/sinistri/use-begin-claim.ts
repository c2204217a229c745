import type { AnswerOf } from '@riparo/domain/call/call.ts';
import type { beginLinkedClaimCall } from '@riparo/domain/contract/claim-calls.ts';
import { useState } from 'react';
import { useNavigate } from '../../router/router.tsx';
import { randomUuid } from '../../wizard/random-uuid.ts';
import { refused, useSending } from '../../wizard/use-sending.ts';

type Begun =
  | { readonly ok: true; readonly value: AnswerOf<typeof beginLinkedClaimCall> }
  | { readonly ok: false; readonly problem: { readonly message: string } };

/** Begins one claim, however often the button is pressed, and leads to it. */
export function useBeginClaim(begin: (submissionKey: string) => Promise<Begun>) {
  const navigate = useNavigate();
  const sending = useSending();
  const [submissionKey] = useState(randomUuid);
  const start = () =>
    void sending.send(
      () => begin(submissionKey),
      (result) => {
        if (!result.ok) return refused(result.problem.message);
        void navigate(result.value.data.path);
      },
    );
  return { start, busy: sending.busy, warning: sending.refusal.warning };
}
