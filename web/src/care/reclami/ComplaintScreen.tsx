import { complaintAnswerPath, complaintReceiptPath } from '@riparo/domain/care/complaints/paths.ts';
import { isForRiskBearer } from '@riparo/domain/care/complaints/competence.ts';
import {
  type ComplaintArea,
  complaintAreaNames,
  isDamages,
} from '@riparo/domain/care/complaints/register.ts';
import { complaintInWords } from '@riparo/domain/care/complaints/status-in-words.ts';
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { complaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { dayInRome, type IsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Suspense, useEffect } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { useNow } from '../../platform/calls/use-now.ts';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import styles from './complaint-parts.module.css';
import { ComplaintFrame } from './ComplaintFrame.tsx';
import type { WayOnProps } from './WayOn.tsx';

const NOT_FOUND = 404;
/** The status for an invalid address. */
const NOT_AN_ADDRESS = 400;

type Complaint = AnswerOf<typeof complaintCall>['data'];

const ComplaintFiles = lazyPart(async () => (await import('./ComplaintFiles.tsx')).ComplaintFiles);

// The next steps are read last. Without them the page still shows the status of the complaint.
const WayOn = lazyPart<WayOnProps>(() =>
  import('./WayOn.tsx').then(
    (part) => part.WayOn,
    () => () => null,
  ),
);

export function ComplaintScreen({ token }: { readonly token: string }) {
  const { result, fetchAgain } = useCall(complaintCall, { params: { token } });
  useEffect(() => {
    void WayOn.preload();
    void ComplaintFiles.preload().catch(() => undefined);
  }, []);
  if (result?.ok === false) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NOT_AN_ADDRESS;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={fetchAgain} />;
  }
  const complaint = result?.value.data ?? null;
  return (
    // Beside the complaint: below it, loading would push this down.
    <ComplaintFrame
      aside={
        complaint && (
          <Suspense>
            <WayOn.Part state={complaint.state} bearer={complaint.bearer} area={complaint.area} />
          </Suspense>
        )
      }
    >
      <div className={styles['stack']}>
        <h1 tabIndex={-1}>
          {complaint && isDamages(complaint.area) ? 'La tua richiesta' : 'Il tuo reclamo'}
        </h1>
        <p className={styles['lead']}>
          Qui vedi a che punto è, chi risponde ed entro quando e, quando c’è, la risposta. Conserva l’e-mail
          con il link a questa pagina: ti serve per ritrovarla.
        </p>
      </div>
      <Standing complaint={complaint} />
      {complaint && (
        <>
          {complaint.answer !== null && <Answer token={token} text={complaint.answer} />}
          {complaint.closingWords && <Closing text={complaint.closingWords} />}
          {complaint.isAnswerMailed && <InTheMailbox />}
          <ComplaintText token={token} complaint={complaint} />
          <Suspense>
            <ComplaintFiles.Part token={token} files={complaint.files} state={complaint.state} />
          </Suspense>
        </>
      )}
    </ComplaintFrame>
  );
}

const daysOf = ({ receivedOn, dueBy, endedOn }: Complaint) => ({
  receivedOn: receivedOn as IsoDate,
  dueBy: dueBy as IsoDate,
  endedOn: endedOn as IsoDate | null,
});

const dueName = (area: ComplaintArea) => {
  if (isDamages(area)) return 'La inoltriamo entro il';
  return isForRiskBearer(area) ? 'Lo inoltriamo entro il' : 'Risposta entro il';
};

function Standing({ complaint }: { readonly complaint: Complaint | null }) {
  const today = dayInRome(useNow());
  if (!complaint)
    return (
      <Card tone="sage">
        <div className={styles['stack']}>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
        </div>
      </Card>
    );
  const days = daysOf(complaint);
  const { title, detail } = complaintInWords({ ...complaint, ...days }, today);
  return (
    <Card tone="sage">
      <div className={styles['stack']}>
        <p className={styles['large']}>{title}</p>
        <p>{detail}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>Numero</dt>
            <dd>{complaint.number}</dd>
          </div>
          <div>
            <dt>Ricevuto il</dt>
            <dd>{writtenDate(days.receivedOn)}</dd>
          </div>
          <div>
            <dt>{dueName(complaint.area)}</dt>
            <dd>{writtenDate(days.dueBy)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

function Answer({ token, text }: { readonly token: string; readonly text: string }) {
  return (
    <Card as="section" labelledBy="risposta">
      <div className={styles['stack']}>
        <h2 id="risposta" className={styles['title']}>
          La nostra risposta
        </h2>
        <p className={styles['written']}>{text}</p>
        <div>
          <a href={complaintAnswerPath(token)} target="_blank" rel="noopener">
            Scarica la risposta (PDF)
          </a>
        </div>
      </div>
    </Card>
  );
}

/** The author of the complaint may not own the mailbox it names. */
const InTheMailbox = () => (
  <Card as="section" labelledBy="per-e-mail">
    <div className={styles['stack']}>
      <h2 id="per-e-mail" className={styles['title']}>
        La risposta è nella tua e-mail
      </h2>
      <p>
        Per riservatezza la leggi dal link che abbiamo mandato all’indirizzo che hai indicato. Non la trovi?
        Guarda anche nello spam.
      </p>
    </div>
  </Card>
);

const Closing = ({ text }: { readonly text: string }) => (
  <Card as="section" labelledBy="chiusura">
    <div className={styles['stack']}>
      <h2 id="chiusura" className={styles['title']}>
        Che cosa ti abbiamo scritto
      </h2>
      <p className={styles['written']}>{text}</p>
    </div>
  </Card>
);

function ComplaintText({ token, complaint }: { readonly token: string; readonly complaint: Complaint }) {
  const { area, reference, story, wish } = complaint;
  return (
    <Card as="section" labelledBy="scritto">
      <div className={styles['stack']}>
        <h2 id="scritto" className={styles['title']}>
          Che cosa ci hai scritto
        </h2>
        <p className={styles['soft']}>
          {complaintAreaNames[area]}
          {reference && ` · ${reference}`}
        </p>
        <p className={styles['written']}>{story}</p>
        <h3 className={styles['subtitle']}>Che cosa chiedi</h3>
        <p className={styles['written']}>{wish}</p>
        <div>
          <a href={complaintReceiptPath(token)} target="_blank" rel="noopener">
            Scarica la ricevuta (PDF)
          </a>
        </div>
      </div>
    </Card>
  );
}
