import { customerRequestCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import type { CustomerRequest } from '@riparo/domain/care/requests/status-schema.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallResult } from '@riparo/ui/api/client.ts';
import { useCall } from '../api/use-call.ts';

const POLL_INTERVAL_MS = 30_000;

type Answered = CallResult<typeof customerRequestCall>;

export type SeenRequest = {
  /** Null until the first answer; later failures leave the last answer in place. */
  readonly result: Answered | null;
  readonly fetchAgain: () => void;
  /** Shows the outcome of an action on this page. */
  readonly hear: (request: CustomerRequest) => void;
};

/** Polls a request while the tab is visible, so a waiting customer sees who took the call. */
export function useCustomerRequest(token: string, { when = true } = {}): SeenRequest {
  const { result: latest, fetchAgain } = useCall(customerRequestCall, { params: { token } }, { when });
  const [result, setResult] = useState<Answered | null>(null);
  const [heard, setHeard] = useState<Answered | null>(null);
  if (latest && latest !== heard) {
    setHeard(latest);
    if (latest.ok || !result?.ok) setResult(latest);
  }

  const ask = useEffectEvent(() => {
    if (!document.hidden) fetchAgain();
  });
  useEffect(() => {
    if (!when) return;
    const every = setInterval(() => ask(), POLL_INTERVAL_MS);
    const look = () => ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }, [when]);

  return { result, fetchAgain, hear: (data) => setResult({ ok: true, value: { data } }) };
}
