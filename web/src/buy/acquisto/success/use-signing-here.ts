import { type Signature, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { tokenOfSignature } from '@riparo/domain/buy/signature/link.ts';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { progressOfSigned } from '../../firma/progress-of-signed.ts';
import type { WatchedProgress } from '../../progress/use-purchase-progress.ts';

export const SignHere = lazyPart(async () => (await import('../../firma/SignHere.tsx')).SignHere);

/**
 * What is signed on the very page that says it is to be signed: nothing where another code is needed, or where the documents or the
 * form do not come; then the page of the signature is one press away.
 */
export function useSigningHere({ progress, askAgain, hear }: WatchedProgress) {
  const isComing = progress?.signing === 'preparing' || progress?.signing === 'to-sign';
  const form = useArrived(isComing);
  const token = progress?.next?.step === 'sign' ? tokenOfSignature(progress.next.path) : '';
  const isToSign = token !== '';
  const { result, askAgain: askAnew } = useCall(signatureCall, { params: { token } }, { when: isToSign });
  const found = result?.ok ? result.value.data : null;

  const tellSigned = useEffectEvent((signed: Signature) => hear(progressOfSigned(signed)));
  useEffect(() => {
    // In another window, between the two answers.
    if (found?.state === 'signed') tellSigned(found);
  }, [found]);

  const look = useEffectEvent(() => {
    // Documents are read in other windows, and may be signed there.
    if (!document.hidden) askAgain();
  });
  useEffect(() => {
    if (!isToSign) return;
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isToSign]);

  const isHere = form === 'here' && found?.state === 'to-sign' && !found.needsCode;
  return {
    token,
    signature: isHere ? found : null,
    isAsked: isToSign && (result === null || form === null),
    askAnew,
  };
}

/** Whether the code of the form is here: null while it is on its way. */
function useArrived(isNeeded: boolean): 'here' | 'lost' | null {
  const [arrived, setArrived] = useState<'here' | 'lost' | null>(null);
  useEffect(() => {
    if (isNeeded)
      SignHere.preload().then(
        () => setArrived('here'),
        () => setArrived('lost'),
      );
  }, [isNeeded]);
  return arrived;
}
