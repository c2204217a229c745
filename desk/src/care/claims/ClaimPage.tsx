import { coverWarningNames } from '@riparo/domain/care/claims/cover-warning.ts';
import {
  type deskClaimCall,
  editClaimNoteCall,
  noteOnClaimCall,
} from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { MAX_MESSAGE_LENGTH } from '@riparo/domain/care/claims/lengths.ts';
import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import { takeRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { Hand } from '@riparo/ui/icons/Hand.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import parts from '../../platform/parts/panel-parts.module.css';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan, useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { Assignment, useRequestChange } from '../cases/Assignment.tsx';
import { type CaseKind, CasePage } from '../cases/CasePage.tsx';
import { NotesPanel } from '../cases/NotesPanel.tsx';
import { Timeline } from '../cases/Timeline.tsx';
import { useCaseChange, useReload } from '../cases/use-case.ts';
import { ClaimActions } from './ClaimActions.tsx';
import { HandOverPanel } from './HandOverPanel.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { HandOverBy, NextUpdate } from './NextUpdate.tsx';
import { ClaimDocumentsPanel } from './ClaimDocumentsPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { claimTones, adaptToPayer } from './say-claim.ts';
import { TermsPanel } from './TermsPanel.tsx';
import { claimSource, type OneClaim } from './use-claim.ts';

interface ClaimProps {
  readonly claim: OneClaim;
}

const claims: CaseKind<ClaimId, AnswerOf<typeof deskClaimCall>> = {
  source: claimSource,
  param: 'id',
  reserved: {
    permission: 'read-claims',
    title: 'Sinistro',
    why: 'I sinistri sono riservati a chi se ne occupa.',
  },
  presence: 'claim',
  list: { path: paths.claims, name: 'Tutti i sinistri' },
  texts: {
    the: 'il sinistro',
    it: 'lo',
    missing: {
      heading: 'Sinistro non trovato',
      title: 'Questo sinistro non c’è',
      why: 'L’indirizzo è sbagliato, oppure i dati della persona sono stati cancellati.',
    },
  },
  titleOf: ({ data: { person } }) => ({ title: person.name, tab: 'Sinistro' }),
  state: ({ data: { state, handOverBy, nextWordBy, policy, number } }) => (
    <>
      <Pill tone={claimTones[state]}>{adaptToPayer(policy.product.key, claimStateNames[state])}</Pill>
      <HandOverBy by={handOverBy} />
      <NextUpdate by={nextWordBy} />
      <span>{policy.product.title}</span>
      <span>{number}</span>
    </>
  ),
  story: ({ data }) => <Story claim={data} />,
  notices: ({ data }) => <Notices claim={data} />,
  actions: ({ data }) => (
    <>
      <ClaimActions claim={data} />
      <Following claim={data} />
    </>
  ),
  panels: ({ data }) => ({
    main: (
      <>
        <ReportPanel claim={data} />
        <ClaimDocumentsPanel claim={data} />
        <MessagesPanel claim={data} />
        <Notes claim={data} />
      </>
    ),
    aside: (
      <>
        <TermsPanel claim={data} />
        <HandOverPanel claim={data} />
        <Timeline lines={data.timeline} />
        <PromisesPanel claim={data} />
      </>
    ),
  }),
};

/** A claim, beside the terms of its policy. */
export default function ClaimPage() {
  return <CasePage kind={claims} />;
}

function Story({ claim: { sentAt, insurerReference, acceptedCents, policy, request } }: ClaimProps) {
  const now = useNow();
  const { id: me } = useSession();
  return (
    <>
      Denunciato {formatMoment(new Date(sentAt), now)}
      {insurerReference &&
        `; ${adaptToPayer(policy.product.key, 'alla compagnia')} con riferimento ${insurerReference}`}
      {acceptedCents !== null && <>; accettati {formatEuro(cents(acceptedCents))}</>}.{' '}
      {request &&
        (request.assignee
          ? request.assignee.id === me
            ? 'Te ne occupi tu.'
            : `Se ne occupa ${request.assignee.name}.`
          : 'Nessuno se ne occupa.')}
    </>
  );
}

function Notices({ claim: { person, report, state, end } }: ClaimProps) {
  const now = useNow();
  return (
    <>
      {person.isErased && (
        <Alert tone="warning">
          <p>
            La persona ha chiesto la cancellazione dei dati: il sinistro resta solo per gli obblighi di legge.
          </p>
        </Alert>
      )}
      {report.coverWarning && (
        <Alert tone="warning">
          <p>
            <strong>{coverWarningNames[report.coverWarning]}.</strong> La denuncia va comunque presa in carico
            e trasmessa: la data non è un motivo per rifiutarla.
          </p>
        </Alert>
      )}
      {end && (
        <Alert tone="info">
          <p>
            <strong>
              {claimStateNames[state]}
              {end.amountCents !== null && `: ${formatEuro(cents(end.amountCents))}`}
            </strong>{' '}
            {formatMoment(new Date(end.at), now)}. {end.reason}
          </p>
        </Alert>
      )}
    </>
  );
}

function Notes({ claim: { id, notes } }: ClaimProps) {
  const write = useCaseChange(claimSource, id, noteOnClaimCall);
  const change = useCaseChange(claimSource, id, editClaimNoteCall);
  const reload = useReload(claimSource, id);
  return (
    <NotesPanel
      caseId={`claim ${id}`}
      mayWrite={useCan('work-claims')}
      maxLength={MAX_MESSAGE_LENGTH}
      hint="Il cliente non la vede"
      write={(text, key) => write.mutateAsync({ params: { id }, body: { key, text } })}
      written={{
        notes,
        change: (noteId, version, text) =>
          change.mutateAsync({ params: { id, noteId: String(noteId) }, body: { version, text } }),
        reload: async () => (await reload()).data.notes,
      }}
    />
  );
}

/** When the claimant was promised updates, and whether they arrived. */
function PromisesPanel({ claim: { promises } }: ClaimProps) {
  const now = useNow();
  return (
    <Panel title="Promesse">
      <ul className={parts['rows']}>
        {promises.map(({ madeAt, by, keptAt }) => (
          <li key={madeAt} className={parts['row']}>
            <span>Entro {formatMoment(new Date(by), now)}</span>
            {keptAt === null ? (
              <Pill tone={new Date(by) < now ? 'danger' : 'wait'}>
                {new Date(by) < now ? 'In ritardo' : 'Da mantenere'}
              </Pill>
            ) : (
              <Pill tone={keptAt <= by ? 'good' : 'danger'}>
                {keptAt <= by ? 'Mantenuta' : 'In ritardo'} {formatMoment(new Date(keptAt), now)}
              </Pill>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The assignment; an ended claim needs none. */
function Following({ claim: { request, nextWordBy } }: ClaimProps) {
  return request && nextWordBy !== null && <Follow request={request} />;
}

function Follow({ request: { id, assignee } }: { readonly request: NonNullable<OneClaim['request']> }) {
  const canWork = useCan('work-claims');
  const take = useRequestChange(id, takeRequestCall);
  return (
    <Assignment
      requestId={id}
      assigneeId={assignee?.id}
      kind="claim"
      take={
        canWork &&
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
