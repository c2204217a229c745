import { type Signature, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { watchAnswers } from '../../platform/api/watch-answers.ts';

/** What is signed first can be paid once it is sealed, which takes a job a moment. */
const isBeingSealed = ({ next, paymentPath, isClosed }: Signature) =>
  next === 'payment' && paymentPath === null && !isClosed;

/** A signature as it stands, asked for until there is something to do. */
export function useSealed(token: string, signed: Signature) {
  const [signature, setSignature] = useState(signed);
  const [isOver, setOver] = useState(false);
  const isWaiting = isBeingSealed(signature) && !isOver;

  useEffect(() => {
    if (!isWaiting) return;
    return watchAnswers(
      (signal) => callApi(signatureCall, { params: { token }, signal }),
      ({ data }) => !isBeingSealed(data),
      {
        hear: ({ data }) => setSignature(data),
        missed: () => setOver(true),
        tired: () => setOver(true),
      },
    );
  }, [token, isWaiting]);

  return { signature, isOver, askAgain: () => setOver(false) };
}
