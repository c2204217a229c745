import { policyWarning } from '@riparo/domain/care/claims/cover-warning.ts';
import { beginLinkedClaimCall, linkedPolicyCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import { ClaimIntroduction, HelpNow } from './ClaimIntroduction.tsx';
import { CoverNote } from './CoverNote.tsx';
import { ClaimsScreen } from './ClaimsScreen.tsx';
import styles from './ClaimsScreen.module.css';
import { isUnknownAddress } from './unknown-address.ts';
import { useBeginClaim } from './use-begin-claim.ts';

/** The link in mails about a policy: a claim starts only when the button is pressed. */
export default function PolicyClaimPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="Mi è successo qualcosa"
        description="Raccontaci che cosa è successo, per la tua polizza."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <LinkedPolicy key={token} token={token} />
    </>
  );
}

function LinkedPolicy({ token }: { readonly token: string }) {
  const { result, fetchAgain } = useCall(linkedPolicyCall, { params: { token } });
  const { start, busy, warning } = useBeginClaim((submissionKey) =>
    callApi(beginLinkedClaimCall, { params: { token }, body: { submissionKey } }),
  );
  if (result?.ok === false)
    return isUnknownAddress(result.problem) ? <UnknownLink /> : <FailureScreen onRetry={fetchAgain} />;
  const policy = result?.value.data;
  const note = policy && policyWarning(policy);
  return (
    <ClaimsScreen>
      <ClaimIntroduction />
      <Card as="section" labelledBy="la-polizza">
        <div className={styles['part']}>
          <h2 id="la-polizza" className={styles['title']}>
            {policy ? policy.title : 'La tua polizza'}
          </h2>
          {policy ? (
            <dl className={styles['facts']}>
              <div>
                <dt>Numero</dt>
                <dd>{policy.number}</dd>
              </div>
              {policy.startsOn && policy.endsOn && (
                <div>
                  <dt>Vale</dt>
                  <dd>
                    {writtenDate(policy.startsOn)} – {writtenDate(policy.endsOn)}
                  </dd>
                </div>
              )}
            </dl>
          ) : (
            <Skeleton shape="control" />
          )}
          {note && <CoverNote warning={note} />}
          {warning && <FormWarning>{warning}</FormWarning>}
          <div>
            <Button busy={busy} disabled={!policy} onClick={start}>
              Racconta che cosa è successo
            </Button>
          </div>
        </div>
      </Card>
      <HelpNow />
    </ClaimsScreen>
  );
}
