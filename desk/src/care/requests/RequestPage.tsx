import { requestKindNames } from '@riparo/domain/care/requests/kinds.ts';
import { noteOnRequestCall, takeRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import {
  isClosed,
  REQUEST_ACTIONS,
  requestStateAfter,
  requestStateNames,
} from '@riparo/domain/care/requests/states.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Hand } from '@riparo/ui/icons/Hand.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { ownScreenOf } from '../../platform/paths/request-paths.ts';
import { useCan, useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { Assignment, type OneRequest, requestSource, useRequestChange } from '../cases/Assignment.tsx';
import { type CaseKind, CasePage } from '../cases/CasePage.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import { useCaseChange } from '../cases/use-case.ts';
import { DueClock } from './DueClock.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import styles from './PersonPanel.module.css';

const MAX_NOTE_LENGTH = 2000;

interface RequestProps {
  readonly request: OneRequest['data'];
}

const requests: CaseKind<RequestId, OneRequest> = {
  source: requestSource,
  param: 'id',
  presence: 'request',
  list: { path: paths.requests, name: 'Torna alla coda', isBeside: true },
  texts: {
    the: 'la richiesta',
    it: 'la',
    missing: {
      heading: 'Richiesta non trovata',
      title: 'Questa richiesta non c’è',
      why: 'L’indirizzo è sbagliato, oppure i dati della persona sono stati cancellati.',
    },
  },
  elsewhere: ({ data }) => ownScreenOf(data),
  titleOf: ({ data }) => ({ title: fullNameOf(data), tab: 'Richiesta' }),
  state: ({ data }) => (
    <>
      <DueClock request={data} />
      {!isClosed(data.state) && <Pill>{requestStateNames[data.state]}</Pill>}
      <span>{requestKindNames[data.kind]}</span>
      {data.product && <span>{data.product.title}</span>}
    </>
  ),
  story: ({ data }) => <Story request={data} />,
  actions: ({ data }) => <Following request={data} />,
  panels: ({ data, history, quote, maybeSame }) => ({
    main: (
      <>
        <PersonPanel request={data} maybeSame={maybeSame} />
        <Outcome request={data} />
        {quote && <QuotePanel quote={quote} />}
        <Notes request={data} />
        <Timeline
          lines={history
            .toReversed()
            .map(({ at, actor, action, note }) => ({ at, actor, text: REQUEST_ACTIONS[action], note }))}
        />
      </>
    ),
  }),
};

export const RequestPage = () => <CasePage kind={requests} />;

function Story({ request: { createdAt, deadline, againAt, assignee } }: RequestProps) {
  const now = useNow();
  const { id: me } = useSession();
  return (
    <>
      Arrivata {formatMoment(new Date(createdAt), now)}; promessa entro{' '}
      {formatMoment(new Date(deadline), now)}
      {againAt && <>; da richiamare {formatMoment(new Date(againAt), now)}</>}
      {assignee && <>. {assignee.id === me ? 'Te ne occupi tu' : `Se ne occupa ${assignee.name}`}</>}.
    </>
  );
}

function Following({ request: { id, kind, state, againAt, assignee } }: RequestProps) {
  const canWork = useCan('work-requests');
  const take = useRequestChange(id, takeRequestCall);
  const can = (action: 'take' | 'release' | 'assign') =>
    requestStateAfter(state, action, againAt !== null) !== null;
  return (
    <Assignment
      requestId={id}
      assigneeId={assignee?.id}
      kind={kind}
      canRelease={can('release')}
      canAssign={can('assign')}
      take={
        canWork &&
        can('take') && (
          <Button
            busy={take.isPending}
            icon={<Hand size={18} aria-hidden="true" />}
            onClick={() => take.mutate({ params: { id } })}
          >
            Prendi
          </Button>
        )
      }
    />
  );
}

function Outcome({ request }: RequestProps) {
  const { id: me } = useSession();
  const canWork = useCan('work-requests');
  const isOwn = canWork && request.state === 'taken' && request.assignee?.id === me;
  return isOwn && <OutcomeForm request={request} />;
}

function Notes({ request: { id } }: RequestProps) {
  const write = useCaseChange(requestSource, id, noteOnRequestCall);
  return (
    <NotesPanel
      caseId={`request ${id}`}
      mayWrite={useCan('work-requests')}
      maxLength={MAX_NOTE_LENGTH}
      write={(text, key) => write.mutateAsync({ params: { id }, body: { key, text } })}
    />
  );
}

/** The life quote that the customer saw. */
function QuotePanel({ quote }: { readonly quote: NonNullable<OneRequest['quote']> }) {
  return (
    <Panel title="Il preventivo che ha visto">
      <dl className={styles['facts']}>
        <dt>Persona</dt>
        <dd>
          {quote.age} anni, {quote.smoker ? 'fuma' : 'non fuma'}
        </dd>
        <dt>Capitale</dt>
        <dd>{formatWholeEuro(cents(quote.sumAssuredCents))}</dd>
        <dt>Durata</dt>
        <dd>{quote.years} anni</dd>
        <dt>Prezzo</dt>
        <dd>
          {quote.monthlyCents === null ? 'Nessuno' : `${formatEuro(cents(quote.monthlyCents))} al mese`}
        </dd>
      </dl>
    </Panel>
  );
}
