import { coverWarningNames } from '@riparo/domain/care/claims/cover-warning.ts';
import { takeRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { Hand } from '@riparo/ui/icons/Hand.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { usePresence } from '../../platform/live/live.tsx';
import { Missing } from '../../platform/parts/Missing.tsx';
import { NotYours } from '../../platform/parts/NotYours.tsx';
import { Onlookers } from '../../platform/parts/Onlookers.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { Assignment, useRequestChange } from '../cases/Assignment.tsx';
import { useMay, useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import { ClaimActions } from './ClaimActions.tsx';
import styles from '../../platform/parts/one-thing.module.css';
import { HandOverPanel } from './HandOverPanel.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { HandOverBy, NextWord } from './NextWord.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import { editClaimNoteCall, noteOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { MESSAGE_LONGEST } from '@riparo/domain/care/claims/lengths.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import parts from '../../platform/parts/panel-parts.module.css';
import { PapersPanel } from './PapersPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { claimTones, inWordsOfPayer } from './say-claim.ts';
import { TermsPanel } from './TermsPanel.tsx';
import { claimSource, type OneClaim, useClaim } from './use-claim.ts';
import { useCaseChange, useReadAgain } from '../cases/use-case.ts';

/** Something that happened, with what the policy says about it beside it. */
export default function ClaimPage() {
  const { id = '' } = useParams();
  const mayRead = useMay('read-claims');
  // Another claim is another screen: nothing that was typed for one is left in the other.
  return mayRead ? (
    <Claim key={id} id={id as ClaimId} />
  ) : (
    <NotYours title="Sinistro">I sinistri sono riservati a chi se ne occupa.</NotYours>
  );
}

function Claim({ id }: { readonly id: ClaimId }) {
  const claim = useClaim(id);
  return (
    <Screen>
      <Link to={paths.claims} className={styles['back']}>
        <ArrowLeft size={18} aria-hidden="true" /> Tutti i sinistri
      </Link>
      {claim.data ? (
        <Found claim={claim.data.data} />
      ) : claim.error ? (
        <Missing
          error={claim.error}
          onRetry={() => void claim.refetch()}
          heading="Sinistro non trovato"
          title="Questo sinistro non c’è"
          why="L’indirizzo è sbagliato, oppure i dati della persona sono stati cancellati."
          failed="Non riusciamo a caricare il sinistro"
        />
      ) : (
        <Waiting label="Carico il sinistro" lines={8} />
      )}
    </Screen>
  );
}

function Found({ claim }: { readonly claim: OneClaim }) {
  const now = useNow();
  const [isWriting, setWriting] = useState(false);
  const others = usePresence(`claim ${claim.id}`, isWriting);
  const say = (text: string) => inWordsOfPayer(claim.policy.product.key, text);
  return (
    // Whoever types anywhere on it writes, until they leave the field.
    <div className={styles['thing']} onInput={() => setWriting(true)} onBlur={() => setWriting(false)}>
      <div className={styles['head']}>
        <PageTitle tab="Sinistro">{claim.person.name}</PageTitle>
        <p className={styles['facts']}>
          <Pill tone={claimTones[claim.state]}>{say(claimStateNames[claim.state])}</Pill>
          <HandOverBy by={claim.handOverBy} />
          <NextWord by={claim.nextWordBy} />
          <span>{claim.policy.product.title}</span>
          <span>{claim.number}</span>
        </p>
        <p className={styles['story']}>
          Denunciato {sayMoment(new Date(claim.sentAt), now)}
          {claim.insurerReference && `; ${say('alla compagnia')} con riferimento ${claim.insurerReference}`}
          {claim.acceptedCents !== null && <>; accettati {formatEuro(cents(claim.acceptedCents))}</>}.{' '}
          <FollowedBy claim={claim} />
        </p>
        <Onlookers others={others} it="lo" />
      </div>
      {claim.person.isErased && (
        <Alert tone="warning">
          <p>
            La persona ha chiesto la cancellazione dei dati: il sinistro resta solo per gli obblighi di legge.
          </p>
        </Alert>
      )}
      {claim.report.coverWarning && (
        <Alert tone="warning">
          <p>
            <strong>{coverWarningNames[claim.report.coverWarning]}.</strong> La denuncia va comunque presa in
            carico e trasmessa: la data non è un motivo per rifiutarla.
          </p>
        </Alert>
      )}
      {claim.end && (
        <Alert tone="info">
          <p>
            <strong>
              {claimStateNames[claim.state]}
              {claim.end.amountCents !== null && `: ${formatEuro(cents(claim.end.amountCents))}`}
            </strong>{' '}
            {sayMoment(new Date(claim.end.at), now)}. {claim.end.reason}
          </p>
        </Alert>
      )}
      <ClaimActions claim={claim} />
      <Following claim={claim} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <ReportPanel claim={claim} />
          <PapersPanel claim={claim} />
          <MessagesPanel claim={claim} />
          <Notes claim={claim} />
        </div>
        <div className={styles['column']}>
          <TermsPanel claim={claim} />
          <HandOverPanel claim={claim} />
          <Timeline lines={claim.timeline} />
          <PromisesPanel claim={claim} />
        </div>
      </div>
    </div>
  );
}

function Notes({ claim: { id, notes } }: { readonly claim: OneClaim }) {
  const write = useCaseChange(claimSource, id, noteOnClaimCall);
  const change = useCaseChange(claimSource, id, editClaimNoteCall);
  const readAgain = useReadAgain(claimSource, id);
  return (
    <NotesPanel
      caseId={`claim ${id}`}
      mayWrite={useMay('work-claims')}
      maxLength={MESSAGE_LONGEST}
      hint="Il cliente non la vede"
      write={(text, key) => write.mutateAsync({ params: { id }, body: { key, text } })}
      written={{
        notes,
        change: (noteId, version, text) =>
          change.mutateAsync({ params: { id, noteId: String(noteId) }, body: { version, text } }),
        readAgain: async () => (await readAgain()).data.notes,
      }}
    />
  );
}

/** By when the claimant was promised to hear from us, and whether they did. */
function PromisesPanel({ claim: { promises } }: { readonly claim: OneClaim }) {
  const now = useNow();
  return (
    <Panel title="Promesse">
      <ul className={parts['rows']}>
        {promises.map(({ madeAt, by, keptAt }) => (
          <li key={madeAt} className={parts['row']}>
            <span>Entro {sayMoment(new Date(by), now)}</span>
            {keptAt === null ? (
              <Pill tone={new Date(by) < now ? 'danger' : 'wait'}>
                {new Date(by) < now ? 'In ritardo' : 'Da mantenere'}
              </Pill>
            ) : (
              <Pill tone={keptAt <= by ? 'good' : 'danger'}>
                {keptAt <= by ? 'Mantenuta' : 'In ritardo'} {sayMoment(new Date(keptAt), now)}
              </Pill>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function FollowedBy({ claim: { request } }: { readonly claim: OneClaim }) {
  const { id: me } = useSession();
  if (!request) return null;
  if (!request.assignee) return 'Nessuno se ne occupa.';
  return request.assignee.id === me ? 'Te ne occupi tu.' : `Se ne occupa ${request.assignee.name}.`;
}

/** Once it has ended nobody has to work on it. */
function Following({ claim: { request, nextWordBy } }: { readonly claim: OneClaim }) {
  return request && nextWordBy !== null && <Follow request={request} />;
}

function Follow({ request: { id, assignee } }: { readonly request: NonNullable<OneClaim['request']> }) {
  const mayWork = useMay('work-claims');
  const take = useRequestChange(id, takeRequestCall);
  return (
    <Assignment
      requestId={id}
      assigneeId={assignee?.id}
      kind="claim"
      take={
        mayWork &&
        !assignee && (
          <Button
            look="secondary"
            busy={take.isPending}
            icon={<Hand size={18} aria-hidden="true" />}
            onClick={() => take.mutate({ params: { id } })}
          >
            Me ne occupo io
          </Button>
        )
      }
    />
  );
}
