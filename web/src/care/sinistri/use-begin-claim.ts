import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { beginLinkedClaimCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { useState } from 'react';
import { useNavigate } from '../../platform/router/router.tsx';
import { randomUuid } from '../../platform/wizard/random-uuid.ts';
import { refused, useSending } from '../../platform/wizard/use-sending.ts';

type Begun =
  | { readonly ok: true; readonly value: AnswerOf<typeof beginLinkedClaimCall> }
  | { readonly ok: false; readonly problem: { readonly message: string } };

/** Starts a single claim, however often the button is pressed, and opens it. */
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
