import { beginOwnClaimCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import styles from './ClaimsScreen.module.css';
import { useBeginClaim } from './use-begin-claim.ts';

/** Whoever is signed in need not look for a number. */
export function BeginOwnClaim() {
  const { start, busy, warning } = useBeginClaim((submissionKey) =>
    callApi(beginOwnClaimCall, { body: { submissionKey } }),
  );
  return (
    <Card as="section" tone="sage" labelledBy="con-le-mie-polizze">
      <div className={styles['part']}>
        <h2 id="con-le-mie-polizze" className={styles['title']}>
          Con una delle tue polizze
        </h2>
        <p>Le conosciamo già: scegli quale e raccontaci il resto.</p>
        {warning && <FormWarning>{warning}</FormWarning>}
        <div>
          <Button busy={busy} onClick={start}>
            Racconta che cosa è successo
          </Button>
        </div>
      </div>
    </Card>
  );
}
