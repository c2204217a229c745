import { type Signature, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { fetchAlongside } from '../../platform/api/loading/fetch-alongside.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { fetchAgain as recheckSession } from '../../platform/session/session-watch.ts';
import { SignatureWait } from './SignatureWait.tsx';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import type { Refund } from '@riparo/domain/buy/payment/refund-schema.ts';
import { refundInWords, refundTitle } from '@riparo/domain/buy/payment/refund.ts';
import { SIGNATURE_LINK_DAYS } from '@riparo/domain/buy/signature/link.ts';
import { paths } from '../../platform/router/paths.ts';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../platform/page/DealNotice.tsx';
import { ClosedDoor } from '../../platform/pictures/ClosedDoor.tsx';

const Signing = lazyPart(async () => (await import('./Signing.tsx')).Signing);
const Signed = lazyPart(async () => (await import('./Signed.tsx')).Signed);

const NOT_FOUND = 404;
/** The status for an invalid token. */
const NO_TOKEN = 400;

fetchAlongside(Signing);

const wait = <SignatureWait />;

/** Documents to read and sign, for the holder of the mailed link. */
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
      <Suspense fallback={wait}>
        <SignatureOf key={token} token={token} />
      </Suspense>
    </>
  );
}

function SignatureOf({ token }: { readonly token: string }) {
  const { result, fetchAgain } = useCall(signatureCall, { params: { token } });
  const [signed, setSigned] = useState<Signature | null>(null);
  useEffect(() => {
    // Loaded before the code is typed.
    whenIdle(() => void Signed.preload().catch(() => undefined));
  }, []);
  const hearSigned = (answer: Signature) => {
    setSigned(answer);
    // Signing with a proved mailbox signs the customer in, if nothing else opens their account.
    recheckSession();
  };
  if (signed) return <Signed.Part token={token} signature={signed} isNew />;
  if (!result) return wait;
  if (!result.ok) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NO_TOKEN;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={fetchAgain} />;
  }
  const signature = result.value.data;
  switch (signature.state) {
    case 'to-sign':
      return (
        <Signing.Part token={token} signature={signature} onSigned={hearSigned} onOutdated={fetchAgain} />
      );
    case 'signed':
      return <Signed.Part token={token} signature={signature} />;
    case 'expired':
      return <SignatureExpired refund={signature.refund} />;
  }
}

/** Expired, or closed before it was signed. */
function SignatureExpired({ refund }: { readonly refund: Refund | null }) {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1>Questi documenti non si possono più firmare</h1>
      <p>
        Sono passati i {SIGNATURE_LINK_DAYS} giorni per firmare, oppure la pratica è stata chiusa prima. La
        copertura non è partita.
      </p>
      {refund && (
        <p>
          <strong>{refundTitle(refund)}.</strong> {refundInWords(refund)}
        </p>
      )}
      <div>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
      </div>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Qualcosa non va?</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
