import { customerRequestCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import type { CustomerRequest } from '@riparo/domain/care/requests/standing-schema.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallResult } from '@riparo/ui/api/client.ts';
import { useCall } from '../api/use-call.ts';

const ASKED_EVERY_MS = 30_000;

type Answered = CallResult<typeof customerRequestCall>;

export type SeenRequest = {
  /** Null until the first answer is there; after that what was seen stays when nobody can be asked. */
  readonly result: Answered | null;
  readonly askAgain: () => void;
  /** What came of something done here. */
  readonly hear: (request: CustomerRequest) => void;
};

/** A request as it stands, asked for again while somebody looks: whoever waits for a call sees who took it. */
export function useCustomerRequest(token: string, { when = true } = {}): SeenRequest {
  const { result: latest, askAgain } = useCall(customerRequestCall, { params: { token } }, { when });
  const [result, setResult] = useState<Answered | null>(null);
  const [heard, setHeard] = useState<Answered | null>(null);
  if (latest && latest !== heard) {
    setHeard(latest);
    if (latest.ok || !result?.ok) setResult(latest);
  }

  const ask = useEffectEvent(() => {
    if (!document.hidden) askAgain();
  });
  useEffect(() => {
    if (!when) return;
    const every = setInterval(() => ask(), ASKED_EVERY_MS);
    const look = () => ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }, [when]);

  return { result, askAgain, hear: (data) => setResult({ ok: true, value: { data } }) };
}
