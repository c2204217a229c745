import { type Signature, signDocumentsCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { notify } from '@riparo/ui/notices.ts';
import { refused, useSending } from '../../platform/wizard/use-sending.ts';

export type SigningProps = {
  readonly token: string;
  readonly signature: Signature;
  readonly onSigned: (signature: Signature) => void;
  /** Its state has changed meanwhile. */
  readonly onOutdated: () => void;
};

/** Signs the documents agreed to, when no other code is needed. */
export function useSigning({ token, signature, onSigned, onOutdated }: SigningProps) {
  const sending = useSending();

  const sign = () =>
    void sending.send(
      () =>
        callApi(signDocumentsCall, {
          params: { token },
          body: { consent: true, renewal: signature.approvesRenewal },
        }),
      (result) => {
        if (result.ok) return onSigned(result.value.data);
        const { code, message } = result.problem;
        if (code === 'code-needed') notify({ kind: 'info', text: message });
        // After a reload the page asks for a code, or shows the new state.
        return code === 'code-needed' || code === 'not-to-sign' ? onOutdated() : refused(message);
      },
    );

  return { sending, sign };
}
