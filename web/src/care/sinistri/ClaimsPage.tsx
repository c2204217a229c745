import { askClaimLinkForm, LINK_REQUESTED } from '@riparo/domain/care/claims/ask-link-form.ts';
import { noticeToAnyPayer } from '@riparo/domain/care/claims/notice.ts';
import { askClaimLinkCall, beginOwnClaimCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { paths } from '../../platform/router/paths.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { refused, refusedFields, useSending } from '../../platform/wizard/use-sending.ts';
import { ClaimIntroduction, HelpNow } from './ClaimIntroduction.tsx';
import { ClaimsScreen } from './ClaimsScreen.tsx';
import styles from './ClaimsScreen.module.css';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { useBeginClaim } from './use-begin-claim.ts';

const form = oneStepForm(askClaimLinkForm);

/** The start of a claim. The link only goes to the mailbox of the policy. */
export default function ClaimsPage() {
  const session = useSession();
  const [isRequested, setRequested] = useState(false);
  return (
    <ClaimsScreen>
      <PageHead
        title="Mi è successo qualcosa"
        description="Raccontaci che cosa è successo, con le foto dal telefono. Ti diciamo entro quando ricevi notizie, e segui tutto da una pagina."
      />
      <ClaimIntroduction />
      {session.status === 'authenticated' && <BeginOwnClaim />}
      <Card as="section" labelledBy="con-la-polizza">
        <div className={styles['part']}>
          <h2 id="con-la-polizza" className={styles['title']}>
            {session.status === 'authenticated'
              ? 'Con il numero di un’altra polizza'
              : 'Con il numero della polizza'}
          </h2>
          {!isRequested && (
            <p>
              Ti mandiamo un link all’e-mail con cui hai acquistato: si apre da qualsiasi telefono o computer.
            </p>
          )}
          {isRequested ? (
            <LinkRequested onAgain={() => setRequested(false)} />
          ) : (
            <AskLink onRequested={() => setRequested(true)} />
          )}
        </div>
      </Card>
      <section className={styles['part']} aria-labelledby="avvisa-anche">
        <h2 id="avvisa-anche" className={styles['title']}>
          Chi altro avvisare
        </h2>
        {noticeToAnyPayer().map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <p>
        Un nostro cliente ti ha causato un danno con il monopattino?{' '}
        <TextLink to={paths.injured}>Ecco a chi chiederlo e come</TextLink>.
      </p>
      <p>
        <TextLink to={paths.guide('quando-succede')}>
          La guida: cosa fare quando succede qualcosa, e che cosa serve
        </TextLink>
      </p>
      <HelpNow />
    </ClaimsScreen>
  );
}

function AskLink({ onRequested }: { readonly onRequested: () => void }) {
  const sending = useSending();
  return (
    <StandaloneForm
      form={form}
      sending={sending}
      hidesTitle
      onComplete={({ policyNumber, email }) =>
        void sending.send(
          () =>
            callApi(askClaimLinkCall, { body: { policyNumber: String(policyNumber), email: String(email) } }),
          (result) => {
            if (result.ok) return onRequested();
            const { fields, message } = result.problem;
            return fields ? refusedFields(fields) : refused(message);
          },
        )
      }
    />
  );
}

function LinkRequested({ onAgain }: { readonly onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert tone="success" ref={box} tabIndex={-1} role="status">
      <p>{LINK_REQUESTED}</p>
      <p>
        Il link si apre da qualsiasi telefono o computer.{' '}
        <button type="button" className={styles['again']} onClick={onAgain}>
          Scrivi di nuovo i dati
        </button>
      </p>
    </Alert>
  );
}

/** Signed-in customers choose among their policies instead of typing a number. */
function BeginOwnClaim() {
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
