import { type ClaimDraft, claimCall, type SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { fetchAlongside } from '../../platform/api/loading/fetch-alongside.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import { ClaimsScreen } from './ClaimsScreen.tsx';
import styles from './ClaimsScreen.module.css';
import { isUnknownAddress } from './unknown-address.ts';

type DraftProps = {
  readonly token: string;
  readonly draft: ClaimDraft;
  readonly onSent: (sent: SentClaim) => void;
};
type SentProps = {
  readonly token: string;
  readonly claim: SentClaim;
  readonly isNew: boolean;
  readonly onChanged: (sent: SentClaim) => void;
  readonly onOutdated: () => void;
};

const Draft = lazyPart<DraftProps>(async () => (await import('./draft/ClaimQuestions.tsx')).ClaimQuestions);
const Sent = lazyPart<SentProps>(async () => (await import('./sent/SentClaimScreen.tsx')).SentClaimScreen);

// The mailed link is opened more often for a claim that was sent than for an unfinished one.
fetchAlongside(Sent);

const TITLE = 'Il tuo sinistro';
const DESCRIPTION = 'Segui il tuo sinistro: a che punto è, che cosa serve ancora e i messaggi.';

/** A claim from its first question to its end, at one address. */
export default function ClaimPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <ClaimOf key={token} token={token} />
    </>
  );
}

function ClaimOf({ token }: { readonly token: string }) {
  const { result, fetchAgain } = useCall(claimCall, { params: { token } });
  const [changed, setChanged] = useState<{ readonly claim: SentClaim; readonly isNew: boolean } | null>(null);
  if (result?.ok === false)
    return isUnknownAddress(result.problem) ? <UnknownLink /> : <FailureScreen onRetry={fetchAgain} />;
  const seen = changed?.claim ?? result?.value.data;
  const waiting = <Waiting />;
  if (!seen) return waiting;
  if (seen.stage === 'draft')
    return (
      <Suspense fallback={waiting}>
        <Draft.Part token={token} draft={seen} onSent={(claim) => setChanged({ claim, isNew: true })} />
      </Suspense>
    );
  return (
    <Suspense fallback={waiting}>
      <PageHead title={`Sinistro ${seen.number}`} description={DESCRIPTION} />
      <Sent.Part
        token={token}
        claim={seen}
        isNew={changed?.isNew === true}
        onChanged={(claim) => setChanged({ claim, isNew: false })}
        onOutdated={() => {
          setChanged(null);
          fetchAgain();
        }}
      />
    </Suspense>
  );
}

/** Placeholder while the claim loads. */
const Waiting = () => (
  <ClaimsScreen>
    <PageHead title={TITLE} description={DESCRIPTION} />
    <div className={styles['opening']}>
      <h1 tabIndex={-1}>Il tuo sinistro</h1>
      <p className={styles['lead']}>
        Qui trovi il tuo sinistro: a che punto è, che cosa serve ancora e i messaggi. Se non avevi finito,
        riprendi da dove eri: le risposte sono salvate.
      </p>
    </div>
    <div role="status" data-waiting="">
      <VisuallyHidden>Un attimo, carichiamo la tua pagina</VisuallyHidden>
    </div>
    <Skeleton shape="card" />
  </ClaimsScreen>
);
