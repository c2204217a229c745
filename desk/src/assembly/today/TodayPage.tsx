import { REQUEST_GROUPS, requestGroupNames } from '@riparo/domain/care/requests/urgency.ts';
import { Coffee } from '@riparo/ui/icons/Coffee.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ClaimsWaiting } from '../../care/claims/ClaimSummaries.tsx';
import { ComplaintsWaiting } from '../../care/complaints/ComplaintSummaries.tsx';
import { OwnTasks } from '../../care/deal/OwnTasks.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { MoneyWaiting } from '../../buy/payments/MoneyWaiting.tsx';
import { RequestRow } from '../../care/requests/RequestRow.tsx';
import { TakeNextButton } from '../../care/requests/TakeNext.tsx';
import { useToday, useQueue } from '../../care/requests/use-requests.ts';
import { useCan, useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { Promises } from './Promises.tsx';
import styles from './TodayPage.module.css';
import { timeInRome } from '@riparo/domain/platform/values/calendar.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from '@riparo/ui/attempt.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Key } from '../../platform/parts/Key.tsx';

const storageKey = (id: string) => `${brand.cookiePrefix}:desk-welcomed:${id}`;

/** How the desk works, shown until dismissed. */
function FirstVisit() {
  const { id } = useSession();
  const [isKnown, setKnown] = useState(() => attempt(() => localStorage.getItem(storageKey(id))) === 'yes');
  if (isKnown) return null;
  const close = () => {
    attempt(() => localStorage.setItem(storageKey(id), 'yes'));
    setKnown(true);
  };
  return (
    <Panel title="È la prima volta che vieni qui">
      <ol className={styles['steps']}>
        <li>
          Chi ci lascia il telefono riceve una promessa: <strong>ti chiamiamo entro un’ora precisa</strong>.
          La coda comincia da chi scade prima.
        </li>
        <li>
          Con <strong>Prendi la prossima</strong> (<Key>p</Key>) la richiesta è tua e vedi il telefono. Il
          cliente vede che lo chiami tu.
        </li>
        <li>
          Dopo la chiamata scrivi l’esito. Se nessuno risponde, la richiesta torna da sola dopo due ore di
          apertura.
        </li>
        <li>
          Tutto si fa anche da tastiera: premi <Key>?</Key> per i tasti.
        </li>
      </ol>
      <div>
        <Button look="secondary" onClick={close}>
          Ho capito
        </Button>
      </div>
    </Panel>
  );
}

/** From this time Italians say good evening, at work. */
const EVENING = '17:00';

const greetingAt = (firstName: string, now: Date) =>
  `${timeInRome(now) < EVENING ? 'Buongiorno' : 'Buonasera'}, ${firstName}`;

const everything = { mine: false, kind: undefined, state: undefined, words: '' };
const calls = { ...everything, onlyCalls: true };

/** What waits, what is late, one's own work, and how many of today’s promises were met. */
export function TodayPage() {
  const { firstName } = useSession();
  const canWork = useCan('work-requests');
  const canWorkDeals = useCan('work-deals');
  const now = useNow();
  const today = useToday();
  return (
    <Screen>
      <PageTitle tab="Oggi" aside={<TakeNextButton />}>
        {greetingAt(firstName, now)}
      </PageTitle>
      <FirstVisit />
      {today.data ? (
        <>
          <ul className={styles['groups']}>
            {REQUEST_GROUPS.map((group) => (
              <li key={group} className={styles['group']} data-group={group}>
                <Link to={paths.requests} className={styles['link'] ?? ''}>
                  <span className={styles['number']}>{today.data.groups[group]}</span>
                  <span>{requestGroupNames[group]}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles['columns']}>
            <div className={styles['column']}>
              {canWorkDeals && <OwnTasks />}
              {canWork && <Mine />}
              <MoneyWaiting />
              <Promises {...today.data.promises} />
            </div>
            <div className={styles['column']}>
              <Next />
              <ClaimsWaiting />
              <ComplaintsWaiting />
            </div>
          </div>
        </>
      ) : today.error ? (
        <LoadError
          what="Non riusciamo a caricare la giornata"
          error={today.error}
          onRetry={() => void today.refetch()}
        />
      ) : (
        <Loading label="Carico la giornata" />
      )}
    </Screen>
  );
}

const MAX_SHOWN = 6;

function Mine() {
  const mine = useQueue({ ...everything, mine: true });
  return (
    <Panel title="Le tue richieste" aside={<Link to={`${paths.requests}?mie=si`}>Tutte le tue</Link>}>
      <Rows
        queue={mine}
        empty={
          <EmptyState icon={Coffee} title="Nessuna richiesta in carico">
            <p>Con «Prendi la prossima» ricevi quella che scade prima.</p>
          </EmptyState>
        }
      />
    </Panel>
  );
}

function Next() {
  const queue = useQueue(calls);
  return (
    <Panel title="I prossimi da chiamare" aside={<Link to={paths.requests}>Tutta la coda</Link>}>
      <Rows
        queue={queue}
        empty={
          <EmptyState icon={Coffee} title="Nessuno aspetta">
            <p>Le nuove richieste arrivano qui da sole, senza ricaricare.</p>
          </EmptyState>
        }
      />
    </Panel>
  );
}

interface RowsProps {
  readonly queue: ReturnType<typeof useQueue>;
  readonly empty: ReactNode;
}

function Rows({ queue, empty }: RowsProps) {
  const requests = queue.data?.pages[0]?.data;
  if (!requests)
    return queue.error ? (
      <LoadError
        what="Non riusciamo a caricare la coda"
        error={queue.error}
        onRetry={() => void queue.refetch()}
      />
    ) : (
      <Loading label="Carico la coda" lines={3} />
    );
  if (requests.length === 0) return empty;
  return (
    <ul>
      {requests.slice(0, MAX_SHOWN).map((request) => (
        <li key={request.id}>
          <RequestRow request={request} />
        </li>
      ))}
    </ul>
  );
}
