import { clockOf } from '@riparo/domain/care/complaints/clock.ts';
import { isForRiskBearer, riskBearerName } from '@riparo/domain/care/complaints/competence.ts';
import {
  closingReasonNames,
  complainantNames,
  complaintAreaNames,
  complaintChannelNames,
  isDamages,
} from '@riparo/domain/care/complaints/register.ts';
import {
  COMPLAINT_ACTIONS,
  complaintStateNames,
  isOpenComplaint,
} from '@riparo/domain/care/complaints/states.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { dayInRome, isoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Missing } from '../../platform/parts/Missing.tsx';
import pageStyles from '../../platform/parts/one-thing.module.css';
import { usePresence } from '../../platform/live/live.tsx';
import { NotYours } from '../../platform/parts/NotYours.tsx';
import { Onlookers } from '../../platform/parts/Onlookers.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useMay } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { ClockPill, sayDays } from './ClockPill.tsx';
import { ComplainantPanel } from './ComplainantPanel.tsx';
import { ComplaintActions } from './ComplaintActions.tsx';
import { ClassificationPanel } from './ClassificationPanel.tsx';
import styles from './ComplaintPage.module.css';
import { LettersPanel } from './LettersPanel.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import {
  editComplaintNoteCall,
  noteOnComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { useCaseChange, useReadAgain } from '../cases/use-case.ts';
import { complaintSource, type OneComplaint, useComplaint } from './use-complaints.ts';

/** One complaint with everything about it, and what can be done with it. */
export default function ComplaintPage() {
  const { id = '' } = useParams();
  const mayRead = useMay('read-own-complaints');
  // Another complaint is another screen: nothing that was typed for one is left in the other.
  return mayRead ? (
    <Complaint key={id} id={id as ComplaintId} />
  ) : (
    <NotYours title="Reclamo">I reclami sono riservati a chi se ne occupa.</NotYours>
  );
}

function Complaint({ id }: { readonly id: ComplaintId }) {
  const complaint = useComplaint(id);
  return (
    <Screen>
      <Link to={paths.complaints} className={pageStyles['back']}>
        <ArrowLeft size={18} aria-hidden="true" /> Tutti i reclami
      </Link>
      {complaint.data ? (
        <Found complaint={complaint.data.data} />
      ) : complaint.error ? (
        <Missing
          error={complaint.error}
          onRetry={() => void complaint.refetch()}
          heading="Reclamo non trovato"
          title="Questo reclamo non c’è"
          why="L’indirizzo è sbagliato, il reclamo non è assegnato a te, oppure la persona ha chiesto la cancellazione dei dati."
          failed="Non riusciamo a caricare il reclamo"
        />
      ) : (
        <Waiting label="Carico il reclamo" lines={8} />
      )}
    </Screen>
  );
}

function Found({ complaint }: { readonly complaint: OneComplaint }) {
  const [isWriting, setWriting] = useState(false);
  const others = usePresence(`complaint ${complaint.id}`, isWriting);
  const { number, state, area, receivedOn, dueBy, channel, complainant } = complaint;
  return (
    // Whoever types anywhere on it writes, until they leave the field.
    <div className={pageStyles['thing']} onInput={() => setWriting(true)} onBlur={() => setWriting(false)}>
      <div className={pageStyles['head']}>
        <PageTitle tab={`Reclamo ${number}`}>{`${number}, ${fullNameOf(complaint)}`}</PageTitle>
        <p className={pageStyles['facts']}>
          <ClockPill complaint={complaint} />
          {isOpenComplaint(state) && <Pill>{complaintStateNames[state]}</Pill>}
          <span>{complaintAreaNames[area]}</span>
          {complaint.product && <span>{complaint.product.title}</span>}
        </p>
        <p className={pageStyles['story']}>
          Ricevuto il {writtenDate(isoDate(receivedOn))} ({complaintChannelNames[channel].toLowerCase()}). Chi
          scrive: {complainantNames[complainant].toLowerCase()}.{' '}
          {isForRiskBearer(area) ? 'Da inoltrare' : 'Risposta'} entro il {writtenDate(isoDate(dueBy))}
          {complaint.assignee && <>. Se ne occupa {complaint.assignee.name}</>}.
        </p>
        <Onlookers others={others} it="lo" />
      </div>
      <Warning complaint={complaint} />
      <ComplaintActions complaint={complaint} />
      <div className={pageStyles['columns']}>
        <div className={pageStyles['column']}>
          <Panel title="Che cosa ha scritto">
            <p className={styles['written']}>{complaint.story}</p>
            <h3 className={styles['wish']}>Che cosa chiede</h3>
            <p className={styles['written']}>{complaint.wish}</p>
          </Panel>
          <FilesPanel complaint={complaint} />
          {!isDamages(area) && <AnswerPanel complaint={complaint} />}
          <Notes complaint={complaint} />
        </div>
        <div className={pageStyles['column']}>
          <ComplainantPanel complaint={complaint} />
          <LettersPanel complaint={complaint} />
          <ClassificationPanel complaint={complaint} />
          <Timeline lines={timelineOf(complaint)} />
        </div>
      </div>
    </div>
  );
}

const MAX_NOTE_LENGTH = 2000;

function Notes({ complaint: { id, notes } }: { readonly complaint: OneComplaint }) {
  const write = useCaseChange(complaintSource, id, noteOnComplaintCall);
  const change = useCaseChange(complaintSource, id, editComplaintNoteCall);
  const readAgain = useReadAgain(complaintSource, id);
  return (
    <NotesPanel
      caseId={`complaint ${id}`}
      mayWrite={useMay('work-complaints')}
      maxLength={MAX_NOTE_LENGTH}
      hint="Chi ha scritto non la vede"
      write={(text, key) => write.mutateAsync({ params: { id }, body: { key, text } })}
      written={{
        notes,
        change: (noteId, version, text) =>
          change.mutateAsync({ params: { id, noteId: Number(noteId) }, body: { version, text } }),
        readAgain: async () => (await readAgain()).data.notes,
      }}
    />
  );
}

const timelineOf = ({ history }: OneComplaint) =>
  history.toReversed().map(({ at, actor, action, details, note }) => ({
    at,
    actor,
    text:
      action === 'warn' && typeof details['day'] === 'number'
        ? `${COMPLAINT_ACTIONS[action]}: giorno ${details['day']}`
        : COMPLAINT_ACTIONS[action],
    // The text of a note is among the notes, as it was changed last.
    note: action === 'note' || action === 'edit-note' ? null : note,
  }));

/** From the thirtieth day on, for whoever opens it. */
function Warning({ complaint }: { readonly complaint: OneComplaint }) {
  const today = dayInRome(useNow());
  const { area, receivedOn, bearer } = complaint;
  const { day, days, daysLeft, warning } = clockOf({ area, receivedOn: isoDate(receivedOn) }, today);
  if (complaint.state === 'closed' && complaint.closingReason)
    return (
      <Alert tone="info">
        <p>
          <strong>{closingReasonNames[complaint.closingReason]}.</strong> {complaint.closingWords}
        </p>
      </Alert>
    );
  if (!isOpenComplaint(complaint.state)) return null;
  if (isDamages(area))
    return (
      <Alert tone={warning === null ? 'info' : 'warning'}>
        <p>
          <strong>Sul risarcimento decide la compagnia, non noi.</strong> Inoltra la richiesta a{' '}
          {riskBearerName(bearer)}, poi chiudila come «{closingReasonNames.forwarded}». Avvisa anche il
          cliente che l’ha causato: deve denunciare il sinistro. {sayDays(daysLeft)}.
        </p>
      </Alert>
    );
  if (isForRiskBearer(area))
    return (
      <Alert tone={warning === null ? 'info' : 'warning'}>
        <p>
          <strong>Risponde {riskBearerName(bearer)}, non noi.</strong> Inoltralo al suo ufficio reclami, poi
          chiudilo come «{closingReasonNames.forwarded}». {sayDays(daysLeft)}.
        </p>
      </Alert>
    );
  if (warning === null) return null;
  return (
    <Alert tone="warning">
      <p>
        <strong>
          È il giorno {day} di {days}.
        </strong>{' '}
        {sayDays(daysLeft)}.
      </p>
    </Alert>
  );
}
