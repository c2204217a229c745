import { requestKindNames } from '@riparo/domain/care/requests/kinds.ts';
import {
  isClosed,
  REQUEST_ACTIONS,
  requestStateAfter,
  requestStateNames,
} from '@riparo/domain/care/requests/states.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { classNames } from '@riparo/ui/class-names.ts';
import { usePresence } from '../../platform/live/live.tsx';
import { Missing } from '../../platform/parts/Missing.tsx';
import { Onlookers } from '../../platform/parts/Onlookers.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { ownScreenOf } from '../../platform/paths/request-paths.ts';
import { useMay, useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import { DueClock } from './DueClock.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { QuotePanel } from './QuotePanel.tsx';
import { Assignment, type OneRequest, requestSource, useRequestChange } from '../cases/Assignment.tsx';
import { useCaseChange } from '../cases/use-case.ts';
import { takeRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { Hand } from '@riparo/ui/icons/Hand.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import { noteOnRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import styles from '../../platform/parts/one-thing.module.css';
import { useRequest } from './use-requests.ts';

export function RequestPage() {
  const { id = '' } = useParams();
  // Another request is another screen: nothing that was typed for one is left in the other.
  return <Request key={id} id={id as RequestId} />;
}

function Request({ id }: { readonly id: RequestId }) {
  const { search } = useLocation();
  const request = useRequest(id);
  const ownScreen = request.data && ownScreenOf(request.data.data);
  if (ownScreen) return <Navigate to={ownScreen} replace />;
  return (
    <Screen>
      <Link
        to={{ pathname: paths.requests, search }}
        className={classNames(styles['back'], styles['unlessBeside'])}
      >
        <ArrowLeft size={18} aria-hidden="true" /> Torna alla coda
      </Link>
      {request.data ? (
        <Found found={request.data} />
      ) : request.error ? (
        <Missing
          error={request.error}
          onRetry={() => void request.refetch()}
          heading="Richiesta non trovata"
          title="Questa richiesta non c’è"
          why="L’indirizzo è sbagliato, oppure i dati della persona sono stati cancellati."
          failed="Non riusciamo a caricare la richiesta"
        />
      ) : (
        <Waiting label="Carico la richiesta" lines={6} />
      )}
    </Screen>
  );
}

const MAX_NOTE_LENGTH = 2000;

function Found({ found }: { readonly found: OneRequest }) {
  const { data: request, history, quote, maybeSame } = found;
  const now = useNow();
  const { id: me } = useSession();
  const mayWork = useMay('work-requests');
  const [isWriting, setWriting] = useState(false);
  const others = usePresence(`request ${request.id}`, isWriting);
  const isMine = request.assignee?.id === me;
  const { id, state, againAt, assignee } = request;
  const take = useRequestChange(id, takeRequestCall);
  const writeNote = useCaseChange(requestSource, id, noteOnRequestCall);
  const can = (action: 'take' | 'release' | 'assign') =>
    requestStateAfter(state, action, againAt !== null) !== null;

  return (
    // Whoever types anywhere on it writes, until they leave the field.
    <div className={styles['thing']} onInput={() => setWriting(true)} onBlur={() => setWriting(false)}>
      <div className={styles['head']}>
        <PageTitle tab="Richiesta">{fullNameOf(request)}</PageTitle>
        <p className={styles['facts']}>
          <DueClock request={request} />
          {!isClosed(request.state) && <Pill>{requestStateNames[request.state]}</Pill>}
          <span>{requestKindNames[request.kind]}</span>
          {request.product && <span>{request.product.title}</span>}
        </p>
        <p className={styles['story']}>
          Arrivata {sayMoment(new Date(request.createdAt), now)}; promessa entro{' '}
          {sayMoment(new Date(request.deadline), now)}
          {request.againAt && <>; da richiamare {sayMoment(new Date(request.againAt), now)}</>}
          {request.assignee && <>. {isMine ? 'Te ne occupi tu' : `Se ne occupa ${request.assignee.name}`}</>}.
        </p>
        <Onlookers others={others} it="la" />
      </div>
      <Assignment
        requestId={id}
        assigneeId={assignee?.id}
        kind={request.kind}
        canRelease={can('release')}
        canAssign={can('assign')}
        take={
          mayWork &&
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
      <PersonPanel request={request} maybeSame={maybeSame} />
      {mayWork && isMine && request.state === 'taken' && <OutcomeForm request={request} />}
      {quote && <QuotePanel quote={quote} />}
      <NotesPanel
        caseId={`request ${request.id}`}
        mayWrite={mayWork}
        maxLength={MAX_NOTE_LENGTH}
        write={(text, key) => writeNote.mutateAsync({ params: { id }, body: { key, text } })}
      />
      <Timeline
        lines={history
          .toReversed()
          .map(({ at, actor, action, note }) => ({ at, actor, text: REQUEST_ACTIONS[action], note }))}
      />
    </div>
  );
}
