import { contractWord, inWordsOf } from '@riparo/domain/care/claims/in-words-of.ts';
import { noticeToPayer } from '@riparo/domain/care/claims/notice.ts';
import { statusInWords } from '@riparo/domain/care/claims/timeline.ts';
import type { SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import { fullDay } from '@riparo/domain/desk/opening-hours/moments-in-words.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { useEffect, useRef } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { Fold, FoldList } from '@riparo/ui/Fold.tsx';
import { AnnouncedOnArrival } from '@riparo/ui/AnnouncedOnArrival.tsx';
import { SupportContacts } from '../../../platform/page/SupportContacts.tsx';
import { ClaimsScreen } from '../ClaimsScreen.tsx';
import { FilePicker } from '../../../platform/uploads/FilePicker.tsx';
import { uploadsOfClaim } from '../uploads-of-claim.ts';
import { HealthConsent } from './HealthConsent.tsx';
import { HowItEnded } from './HowItEnded.tsx';
import { Messages } from './Messages.tsx';
import { Papers } from './Papers.tsx';
import styles from './SentClaim.module.css';
import { Timeline } from './Timeline.tsx';

export type SentClaimProps = {
  readonly token: string;
  readonly claim: SentClaim;
  /** Sent a moment ago, on this screen. */
  readonly isNew: boolean;
  readonly onChanged: (claim: SentClaim) => void;
  /** Its state has changed meanwhile. */
  readonly onOutdated: () => void;
};

/** A claim for its claimant: its status, the next update and the claimant's own tasks. */
export function SentClaimScreen({ token, claim, isNew, onChanged, onOutdated }: SentClaimProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [isNew]);
  const uploads = uploadsOfClaim(token);
  useEffect(() => {
    uploads.hear(claim.files, null);
    for (const { id, files } of claim.papers) uploads.hear(files, id);
  }, [uploads, claim]);
  const { title, text } = statusInWords[claim.state];
  const isEnded = claim.end !== null;

  return (
    <ClaimsScreen>
      <header className={styles['opening']}>
        <p className={styles['number']}>Sinistro {claim.number}</p>
        <h1 ref={heading} tabIndex={-1}>
          {claim.what}
        </h1>
        <p className={styles['about']}>
          {claim.product.title}, {contractWord(claim.product.provider)} {claim.policyNumber}
        </p>
      </header>
      {isNew && (
        <AnnouncedOnArrival>
          <Alert tone="success">
            <p>
              <strong>Ricevuto.</strong> Il numero è {claim.number}: te lo mandiamo anche per e-mail, con il
              link a questa pagina.
            </p>
          </Alert>
        </AnnouncedOnArrival>
      )}
      {claim.state === 'received' && (
        <Alert tone="info">
          <p>{noticeToPayer(claim.product.key)}</p>
        </Alert>
      )}
      <Card as="section" tone={isEnded ? 'plain' : 'sage'} labelledBy="a-che-punto">
        <div className={styles['standing']}>
          <h2 id="a-che-punto" className={styles['title']}>
            {inWordsOf(claim.product.provider, title)}
          </h2>
          <p>{inWordsOf(claim.product.provider, text)}</p>
          {claim.accepted && (
            <>
              <dl className={styles['facts']}>
                <div>
                  <dt>Ti spettano</dt>
                  <dd className={styles['sum']}>{formatEuro(cents(claim.accepted.amountCents))}</dd>
                </div>
              </dl>
              <p className={styles['words']}>{claim.accepted.reason}</p>
            </>
          )}
          {claim.coverWarning && !isEnded && (
            <p>
              {claim.coverWarning === 'grace-days'
                ? 'La polizza era scaduta da poco: la copertura continua per 15 giorni, se non era cominciata un’altra polizza. Lo verifica chi decide sul sinistro.'
                : 'Dai nostri dati quel giorno risulta fuori dal periodo coperto: la denuncia va avanti lo stesso, e la decisione spetta a chi deve pagare.'}
            </p>
          )}
          {claim.nextWordBy && (
            <p className={styles['promise']}>
              Ricevi notizie entro <strong>{fullDay.format(new Date(claim.nextWordBy))}</strong>, anche se non
              è ancora cambiato niente.
            </p>
          )}
          {claim.end && <HowItEnded end={claim.end} />}
        </div>
      </Card>
      {claim.papers.length > 0 && (
        <Papers
          token={token}
          papers={claim.papers}
          uploads={uploads}
          isEnded={isEnded}
          hasHealthConsent={claim.healthConsent?.given === true}
          onChanged={onChanged}
          onOutdated={onOutdated}
        />
      )}
      <HealthConsent token={token} claim={claim} onChanged={onChanged} />
      <Messages token={token} messages={claim.messages} onChanged={onChanged} />
      <section className={styles['part']} aria-labelledby="la-storia">
        <h2 id="la-storia" className={styles['title']}>
          La storia
        </h2>
        <Timeline steps={claim.timeline} />
      </section>
      <section className={styles['part']} aria-labelledby="foto-e-documenti">
        <h2 id="foto-e-documenti" className={styles['title']}>
          Foto e documenti
        </h2>
        {isEnded && claim.files.length === 0 ? (
          <p>Non ne hai mandati.</p>
        ) : (
          <FilePicker
            uploads={uploads}
            label="Le foto e i documenti del sinistro"
            isKept
            isClosed={isEnded}
          />
        )}
      </section>
      <FoldList>
        <Fold title="Quello che ci hai raccontato" size="small">
          <ReportedFacts claim={claim} />
        </Fold>
      </FoldList>
      <section className={styles['part']} aria-labelledby="parlarne">
        <h2 id="parlarne" className={styles['title']}>
          Vuoi parlarne con noi?
        </h2>
        <SupportContacts />
      </section>
    </ClaimsScreen>
  );
}

function ReportedFacts({ claim }: { readonly claim: SentClaim }) {
  const rows = [
    ...claim.reportRows,
    ...(claim.iban === null ? [] : [{ name: 'iban', label: 'IBAN', value: claim.iban }]),
  ];
  return (
    <dl className={styles['facts']}>
      {rows.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
