import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import {
  type deskDealCall,
  editDealNoteCall,
  noteOnDealCall,
} from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { MAX_NOTE_LENGTH } from '@riparo/domain/care/deals/lengths.ts';
import type { TimelineKind } from '@riparo/domain/care/deals/timeline.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { Eye } from '@riparo/ui/icons/Eye.ts';
import { Flag } from '@riparo/ui/icons/Flag.ts';
import { Headset } from '@riparo/ui/icons/Headset.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { Mail } from '@riparo/ui/icons/Mail.ts';
import { NotebookPen } from '@riparo/ui/icons/NotebookPen.ts';
import { Signature } from '@riparo/ui/icons/Signature.ts';
import { SquareCheck } from '@riparo/ui/icons/SquareCheck.ts';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { type CaseKind, CasePage } from '../cases/CasePage.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import { useCaseChange, useReload } from '../cases/use-case.ts';
import { TheirClaims } from '../claims/ClaimSummaries.tsx';
import { TheirComplaints } from '../complaints/ComplaintSummaries.tsx';
import { BuyerPanel } from './BuyerPanel.tsx';
import { ConsentsPanel } from './ConsentsPanel.tsx';
import { DealActions } from './DealActions.tsx';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { OthersPanel } from './OthersPanel.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { dealSource, type OneDeal } from './use-deal.ts';

interface DealProps {
  readonly deal: OneDeal;
}

const tones: Partial<Record<OneDeal['stage'], PillTone>> = {
  closed_won: 'good',
  closed_lost: 'danger',
  documentation_send: 'wait',
  pay_intent: 'wait',
  quotation: 'warn',
};

const italian = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

const icons: Readonly<Record<TimelineKind, Icon>> = {
  stage: Flag,
  mail: Mail,
  payment: CreditCard,
  signature: Signature,
  desk: Headset,
  note: NotebookPen,
  task: SquareCheck,
  read: Eye,
};

const deals: CaseKind<DealUuid, AnswerOf<typeof deskDealCall>> = {
  source: dealSource,
  param: 'uuid',
  reserved: {
    permission: 'read-deals',
    title: 'Pratica',
    why: 'Le pratiche sono riservate a chi se ne occupa.',
  },
  presence: 'deal',
  list: { path: paths.deals, name: 'Tutte le pratiche' },
  texts: {
    the: 'la pratica',
    it: 'la',
    missing: {
      heading: 'Pratica non trovata',
      title: 'Questa pratica non c’è',
      why: 'L’indirizzo è sbagliato, oppure i dati della persona sono stati cancellati.',
    },
  },
  titleOf: ({ data: { buyer } }) => ({ title: fullNameOf(buyer), tab: 'Pratica' }),
  state: ({ data: { stage, product, priceCents, number } }) => (
    <>
      <Pill tone={tones[stage] ?? 'plain'}>{stageNames[stage]}</Pill>
      <span>{product.title}</span>
      <span>{formatEuro(cents(priceCents))}</span>
      <span>Pratica {number}</span>
    </>
  ),
  story: ({ data }) => <Story deal={data} />,
  notices: ({ data: { isErased, missing, stage } }) => (
    <>
      {isErased && (
        <Alert tone="warning">
          <p>
            La persona ha chiesto la cancellazione dei dati: la pratica resta solo per gli obblighi di legge.
          </p>
        </Alert>
      )}
      {missing.length > 0 && stage !== 'closed_lost' && (
        <Alert tone="info">
          <p>
            <strong>Il cliente deve ancora indicare:</strong> {missing.join('; ')}.
          </p>
        </Alert>
      )}
    </>
  ),
  actions: ({ data }) => <DealActions deal={data} />,
  panels: ({ data }) => ({
    main: (
      <>
        <BuyerPanel deal={data} />
        <MoneyPanel deal={data} />
        <DocumentsPanel deal={data} />
        <MailsPanel deal={data} />
        <ConsentsPanel deal={data} />
      </>
    ),
    aside: (
      <>
        <Notes deal={data} />
        <TasksPanel deal={data} />
        <Timeline lines={data.timeline.map((line) => ({ ...line, icon: icons[line.kind] }))} />
        <TheirClaims of={{ deal: data.uuid }} />
        <TheirComplaints of={{ deal: data.uuid }} />
        <OthersPanel deal={data} />
      </>
    ),
  }),
};

/** One deal with all its details and actions. */
export default function DealPage() {
  return <CasePage kind={deals} />;
}

function Story({ deal: { isRenewal, createdAt, expiresAt, startsOn, endsOn } }: DealProps) {
  const now = useNow();
  return (
    <>
      {isRenewal ? 'Rinnovo proposto' : 'Aperta'} {formatMoment(new Date(createdAt), now)}
      {expiresAt && <>; il link vale fino a {formatMoment(new Date(expiresAt), now)}</>}
      {startsOn && endsOn && (
        <>
          ; copertura dal {italian(startsOn)} al {italian(endsOn)}
        </>
      )}
      .
    </>
  );
}

function Notes({ deal: { uuid, notes, actions } }: DealProps) {
  const write = useCaseChange(dealSource, uuid, noteOnDealCall);
  const change = useCaseChange(dealSource, uuid, editDealNoteCall);
  const reload = useReload(dealSource, uuid);
  return (
    <NotesPanel
      caseId={`deal ${uuid}`}
      mayWrite={actions.some(({ action }) => action === 'note')}
      maxLength={MAX_NOTE_LENGTH}
      write={(text, key) => write.mutateAsync({ params: { uuid }, body: { key, text } })}
      written={{
        notes,
        change: (id, version, text) =>
          change.mutateAsync({ params: { uuid, noteId: String(id) }, body: { version, text } }),
        reload: async () => (await reload()).data.notes,
      }}
    />
  );
}
