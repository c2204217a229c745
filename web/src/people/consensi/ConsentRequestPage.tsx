import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import styles from './ConsentRequestPage.module.css';
import { CONSENT_REQUEST_DAYS, type ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import {
  confirmConsentCall,
  type ConsentRequest,
  consentRequestCall,
} from '@riparo/domain/people/personal-area/consent-request-calls.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ClosedDoor } from '../../platform/pictures/ClosedDoor.tsx';
import { PaperAndPen } from '../../platform/pictures/PaperAndPen.tsx';
import { paths } from '../../platform/router/paths.ts';
import { DealNotice } from '../../platform/page/DealNotice.tsx';

const NOT_FOUND = 404;
/** The status for an invalid address. */
const NOT_AN_ADDRESS = 400;

const yes: Readonly<Record<ChangeableConsent, string>> = {
  marketing: 'Sì, voglio ricevere novità e offerte',
  userProfiling: 'Sì, voglio proposte su misura',
};

const done: Readonly<Record<ChangeableConsent, string>> = {
  marketing: 'Confermato: ti terremo al corrente di novità e offerte.',
  userProfiling: 'Confermato: useremo i tuoi dati per proporti quello che ti serve.',
};

type Consent = ConsentRequest['consents'][number];

/** Opening the page confirms nothing: mail scanners open every link. */
function ConsentRequestScreen({ token }: { readonly token: string }) {
  const { result, fetchAgain } = useCall(consentRequestCall, { params: { token } });
  const [answered, setAnswered] = useState<ConsentRequest | null>(null);
  if (result?.ok === false) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NOT_AN_ADDRESS;
    return isUnknown ? <LinkOver /> : <FailureScreen onRetry={fetchAgain} />;
  }
  const request = answered ?? result?.value.data ?? null;
  return (
    <DealNotice picture={<PaperAndPen />}>
      <h1 tabIndex={-1}>Ci serve la tua conferma</h1>
      <p>
        Chiunque può scrivere il tuo indirizzo in un modulo: quello che vedi qui vale solo se lo confermi tu.
        Se non fai nulla, non cambia nulla.
      </p>
      {request ? (
        <>
          <p>
            È stato chiesto con la tua e-mail{' '}
            {withArticle('il', writtenDate(dayInRome(new Date(request.askedAt))))}:
          </p>
          <ul className={styles['consents']}>
            {request.consents.map((consent) => (
              <li key={consent.kind}>
                <Confirmation token={token} consent={consent} onConfirmed={setAnswered} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton shape="control" />
      )}
      <section aria-labelledby="ripensarci">
        <h2 id="ripensarci">Puoi ripensarci quando vuoi</h2>
        <p>
          Con un account lo fai dalla tua <TextLink to={paths.personalArea}>area personale</TextLink>; senza,
          basta scriverci. Come usiamo i dati è scritto nell’
          <TextLink to={paths.privacy}>informativa privacy</TextLink>.
        </p>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}

type ConfirmationProps = {
  readonly token: string;
  readonly consent: Consent;
  readonly onConfirmed: (request: ConsentRequest) => void;
};

function Confirmation({ token, consent, onConfirmed }: ConfirmationProps) {
  const { kind, text, version, isConfirmed } = consent;
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    const result = await callApi(confirmConsentCall, { params: { token }, body: { kind, version } });
    setBusy(false);
    if (result.ok) onConfirmed(result.value.data);
    else setFailed(result.problem.message);
  };

  return (
    <div className={styles['consent']}>
      <p>«{text}»</p>
      {isConfirmed ? (
        <p role="status" className={styles['done']}>
          {done[kind]}
        </p>
      ) : (
        <div>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {yes[kind]}
          </Button>
        </div>
      )}
      {failed !== null && (
        <Alert tone="warning" role="alert">
          {failed}
        </Alert>
      )}
    </div>
  );
}

const LinkOver = () => (
  <DealNotice picture={<ClosedDoor />}>
    <h1>Questo link non porta da nessuna parte</h1>
    <p>
      I link di conferma durano {CONSENT_REQUEST_DAYS} giorni, e forse questo è stato copiato solo in parte.
      Non è cambiato nulla: se vuoi ricevere novità e offerte, puoi dirlo nella tua area personale.
    </p>
    <div>
      <ButtonLink to={paths.personalArea}>Vai all’area personale</ButtonLink>
    </div>
    <section aria-labelledby="parlarne">
      <h2 id="parlarne">Vuoi parlarne con noi?</h2>
      <SupportContacts />
    </section>
  </DealNotice>
);

/** Where the owner of a mailbox confirms consents ticked in its name, by the link in our mail. */
export default function ConsentRequestPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="Conferma dei consensi"
        description="Vale solo se lo confermi tu: leggi che cosa è stato chiesto con la tua e-mail e decidi."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <ConsentRequestScreen key={token} token={token} />
    </>
  );
}
