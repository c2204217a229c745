import { clockOf } from '@riparo/domain/care/complaints/clock.ts';
import { isForRiskBearer, riskBearerName } from '@riparo/domain/care/complaints/competence.ts';
import {
  type deskComplaintCall,
  editComplaintNoteCall,
  noteOnComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
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
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { dayInRome, isoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { type CaseKind, CasePage } from '../cases/CasePage.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import { useCaseChange, useReload } from '../cases/use-case.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { ClassificationPanel } from './ClassificationPanel.tsx';
import { ClockPill, formatDaysLeft } from './ClockPill.tsx';
import { ComplainantPanel } from './ComplainantPanel.tsx';
import { ComplaintActions } from './ComplaintActions.tsx';
import styles from './ComplaintPage.module.css';
import { FilesPanel } from './FilesPanel.tsx';
import { LettersPanel } from './LettersPanel.tsx';
import { complaintSource, type OneComplaint } from './use-complaints.ts';

const complaints: CaseKind<ComplaintId, AnswerOf<typeof deskComplaintCall>> = {
  source: complaintSource,
  param: 'id',
  reserved: {
    permission: 'read-own-complaints',
    title: 'Reclamo',
    why: 'I reclami sono riservati a chi se ne occupa.',
  },
  presence: 'complaint',
  list: { path: paths.complaints, name: 'Tutti i reclami' },
  texts: {
    the: 'il reclamo',
    it: 'lo',
    missing: {
      heading: 'Reclamo non trovato',
      title: 'Questo reclamo non c’è',
      why: 'L’indirizzo è sbagliato, il reclamo non è assegnato a te, oppure la persona ha chiesto la cancellazione dei dati.',
    },
  },
  titleOf: ({ data }) => ({
    title: `${data.number}, ${fullNameOf(data)}`,
    tab: `Reclamo ${data.number}`,
  }),
  state: ({ data }) => (
    <>
      <ClockPill complaint={data} />
      {isOpenComplaint(data.state) && <Pill>{complaintStateNames[data.state]}</Pill>}
      <span>{complaintAreaNames[data.area]}</span>
      {data.product && <span>{data.product.title}</span>}
    </>
  ),
  story: ({ data: { receivedOn, channel, complainant, area, dueBy, assignee } }) => (
    <>
      Ricevuto il {writtenDate(isoDate(receivedOn))} ({complaintChannelNames[channel].toLowerCase()}). Chi
      scrive: {complainantNames[complainant].toLowerCase()}.{' '}
      {isForRiskBearer(area) ? 'Da inoltrare' : 'Risposta'} entro il {writtenDate(isoDate(dueBy))}
      {assignee && <>. Se ne occupa {assignee.name}</>}.
    </>
  ),
  notices: ({ data }) => <Warning complaint={data} />,
  actions: ({ data }) => <ComplaintActions complaint={data} />,
  panels: ({ data }) => ({
    main: (
      <>
        <Panel title="Che cosa ha scritto">
          <p className={styles['written']}>{data.story}</p>
          <h3 className={styles['wish']}>Che cosa chiede</h3>
          <p className={styles['written']}>{data.wish}</p>
        </Panel>
        <FilesPanel complaint={data} />
        {!isDamages(data.area) && <AnswerPanel complaint={data} />}
        <Notes complaint={data} />
      </>
    ),
    aside: (
      <>
        <ComplainantPanel complaint={data} />
        <LettersPanel complaint={data} />
        <ClassificationPanel complaint={data} />
        <Timeline lines={timelineOf(data)} />
      </>
    ),
  }),
};

/** One complaint with all its details and actions. */
export default function ComplaintPage() {
  return <CasePage kind={complaints} />;
}

const MAX_NOTE_LENGTH = 2000;

function Notes({ complaint: { id, notes } }: { readonly complaint: OneComplaint }) {
  const write = useCaseChange(complaintSource, id, noteOnComplaintCall);
  const change = useCaseChange(complaintSource, id, editComplaintNoteCall);
  const reload = useReload(complaintSource, id);
  return (
    <NotesPanel
      caseId={`complaint ${id}`}
      mayWrite={useCan('work-complaints')}
      maxLength={MAX_NOTE_LENGTH}
      hint="Chi ha scritto non la vede"
      write={(text, key) => write.mutateAsync({ params: { id }, body: { key, text } })}
      written={{
        notes,
        change: (noteId, version, text) =>
          change.mutateAsync({ params: { id, noteId: Number(noteId) }, body: { version, text } }),
        reload: async () => (await reload()).data.notes,
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
    // The text of a note is shown among the notes, in its latest version.
    note: action === 'note' || action === 'edit-note' ? null : note,
  }));

/** Shown from the thirtieth day on. */
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
          cliente che l’ha causato: deve denunciare il sinistro. {formatDaysLeft(daysLeft)}.
        </p>
      </Alert>
    );
  if (isForRiskBearer(area))
    return (
      <Alert tone={warning === null ? 'info' : 'warning'}>
        <p>
          <strong>Risponde {riskBearerName(bearer)}, non noi.</strong> Inoltralo al suo ufficio reclami, poi
          chiudilo come «{closingReasonNames.forwarded}». {formatDaysLeft(daysLeft)}.
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
        {formatDaysLeft(daysLeft)}.
      </p>
    </Alert>
  );
}
