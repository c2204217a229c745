import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro, cents } from '@riparo/domain/platform/values/money.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Alert } from '@riparo/ui/Alert.tsx';
import { TheirClaims } from '../claims/ClaimSummaries.tsx';
import { TheirComplaints } from '../complaints/ComplaintSummaries.tsx';
import { usePresence } from '../../platform/live/live.tsx';
import { Missing } from '../../platform/parts/Missing.tsx';
import { NotYours } from '../../platform/parts/NotYours.tsx';
import { Onlookers } from '../../platform/parts/Onlookers.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useMay } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import { BuyerPanel } from './BuyerPanel.tsx';
import { ConsentsPanel } from './ConsentsPanel.tsx';
import { DealActions } from './DealActions.tsx';
import styles from '../../platform/parts/one-thing.module.css';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import { editDealNoteCall, noteOnDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { NOTE_LONGEST } from '@riparo/domain/care/deals/lengths.ts';
import type { TimelineKind } from '@riparo/domain/care/deals/timeline.ts';
import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { Eye } from '@riparo/ui/icons/Eye.ts';
import { Flag } from '@riparo/ui/icons/Flag.ts';
import { Headset } from '@riparo/ui/icons/Headset.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { Mail } from '@riparo/ui/icons/Mail.ts';
import { NotebookPen } from '@riparo/ui/icons/NotebookPen.ts';
import { Signature } from '@riparo/ui/icons/Signature.ts';
import { SquareCheck } from '@riparo/ui/icons/SquareCheck.ts';
import { OthersPanel } from './OthersPanel.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { useCaseChange, useReadAgain } from '../cases/use-case.ts';
import { dealSource, type OneDeal, useDeal } from './use-deal.ts';

/** Everything about one deal, and what can be done with it. */
export default function DealPage() {
  const { uuid = '' } = useParams();
  const mayRead = useMay('read-deals');
  // Another deal is another screen: nothing that was typed for one is left in the other.
  return mayRead ? (
    <Deal key={uuid} uuid={uuid as DealUuid} />
  ) : (
    <NotYours title="Pratica">Le pratiche sono riservate a chi se ne occupa.</NotYours>
  );
}

function Deal({ uuid }: { readonly uuid: DealUuid }) {
  const deal = useDeal(uuid);
  return (
    <Screen>
      <Link to={paths.deals} className={styles['back']}>
        <ArrowLeft size={18} aria-hidden="true" /> Tutte le pratiche
      </Link>
      {deal.data ? (
        <Found deal={deal.data.data} />
      ) : deal.error ? (
        <Missing
          error={deal.error}
          onRetry={() => void deal.refetch()}
          heading="Pratica non trovata"
          title="Questa pratica non c’è"
          why="L’indirizzo è sbagliato, oppure i dati della persona sono stati cancellati."
          failed="Non riusciamo a caricare la pratica"
        />
      ) : (
        <Waiting label="Carico la pratica" lines={8} />
      )}
    </Screen>
  );
}

const tones: Partial<Record<OneDeal['stage'], PillTone>> = {
  closed_won: 'good',
  closed_lost: 'danger',
  documentation_send: 'wait',
  pay_intent: 'wait',
  quotation: 'warn',
};

const italian = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

function Found({ deal }: { readonly deal: OneDeal }) {
  const now = useNow();
  const [isWriting, setWriting] = useState(false);
  const others = usePresence(`deal ${deal.uuid}`, isWriting);
  return (
    // Whoever types anywhere on it writes, until they leave the field.
    <div className={styles['thing']} onInput={() => setWriting(true)} onBlur={() => setWriting(false)}>
      <div className={styles['head']}>
        <PageTitle tab="Pratica">{fullNameOf(deal.buyer)}</PageTitle>
        <p className={styles['facts']}>
          <Pill tone={tones[deal.stage] ?? 'plain'}>{stageNames[deal.stage]}</Pill>
          <span>{deal.product.title}</span>
          <span>{formatEuro(cents(deal.priceCents))}</span>
          <span>Pratica {deal.number}</span>
        </p>
        <p className={styles['story']}>
          {deal.isRenewal ? 'Rinnovo proposto' : 'Aperta'} {sayMoment(new Date(deal.createdAt), now)}
          {deal.expiresAt && <>; il link vale fino a {sayMoment(new Date(deal.expiresAt), now)}</>}
          {deal.startsOn && deal.endsOn && (
            <>
              ; copertura dal {italian(deal.startsOn)} al {italian(deal.endsOn)}
            </>
          )}
          .
        </p>
        <Onlookers others={others} it="la" />
      </div>
      {deal.isErased && (
        <Alert tone="warning">
          <p>
            La persona ha chiesto la cancellazione dei dati: la pratica resta solo per gli obblighi di legge.
          </p>
        </Alert>
      )}
      {deal.missing.length > 0 && deal.stage !== 'closed_lost' && (
        <Alert tone="info">
          <p>
            <strong>Il cliente deve ancora indicare:</strong> {deal.missing.join('; ')}.
          </p>
        </Alert>
      )}
      <DealActions deal={deal} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <BuyerPanel deal={deal} />
          <MoneyPanel deal={deal} />
          <DocumentsPanel deal={deal} />
          <MailsPanel deal={deal} />
          <ConsentsPanel deal={deal} />
        </div>
        <div className={styles['column']}>
          <Notes deal={deal} />
          <TasksPanel deal={deal} />
          <Timeline lines={deal.timeline.map((line) => ({ ...line, icon: icons[line.kind] }))} />
          <TheirClaims of={{ deal: deal.uuid }} />
          <TheirComplaints of={{ deal: deal.uuid }} />
          <OthersPanel deal={deal} />
        </div>
      </div>
    </div>
  );
}

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

function Notes({ deal: { uuid, notes, actions } }: { readonly deal: OneDeal }) {
  const write = useCaseChange(dealSource, uuid, noteOnDealCall);
  const change = useCaseChange(dealSource, uuid, editDealNoteCall);
  const readAgain = useReadAgain(dealSource, uuid);
  return (
    <NotesPanel
      caseId={`deal ${uuid}`}
      mayWrite={actions.some(({ action }) => action === 'note')}
      maxLength={NOTE_LONGEST}
      write={(text, key) => write.mutateAsync({ params: { uuid }, body: { key, text } })}
      written={{
        notes,
        change: (id, version, text) =>
          change.mutateAsync({ params: { uuid, noteId: String(id) }, body: { version, text } }),
        readAgain: async () => (await readAgain()).data.notes,
      }}
    />
  );
}
