import { type Signature, signatureCall } from '@riparo/domain/contract/signature-calls.ts';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { usePageParams } from '../../page/page.ts';
import { FailureScreen } from '../../page/FailureScreen.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { PageWait } from '../account/PageWait.tsx';
import { Signed } from './Signed.tsx';
import { SignatureExpired } from './SignatureExpired.tsx';
import { Signing } from './Signing.tsx';
import { UnknownLink } from './UnknownLink.tsx';

const NOT_FOUND = 404;
/** What a token that can be none is answered. */
const NO_TOKEN = 400;

/** Documents to read and sign, for whoever has the link of the mail. */
export default function SignaturePage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="Leggi e firma i documenti"
        description="Leggi i documenti del tuo acquisto e firmali con un codice."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <SignatureOf key={token} token={token} />
    </>
  );
}

const wait = <PageWait title="Un attimo, apriamo i tuoi documenti" />;

function SignatureOf({ token }: { readonly token: string }) {
  const { result, askAgain } = useCall(signatureCall, { params: { token } });
  const [signed, setSigned] = useState<Signature | null>(null);
  if (signed) return <Signed signature={signed} isNew />;
  if (!result) return wait;
  if (!result.ok) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NO_TOKEN;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={askAgain} />;
  }
  const signature = result.value.data;
  switch (signature.state) {
    case 'to-sign':
      return <Signing token={token} signature={signature} onSigned={setSigned} onOutdated={askAgain} />;
    case 'signed':
      return <Signed signature={signature} />;
    case 'expired':
      return <SignatureExpired refund={signature.refund} />;
  }
}
