import { hoursSettingsCall } from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { ask } from '../../platform/api/ask.ts';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { focusSoon } from '../../platform/parts/focus-soon.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { HoursEditor } from './HoursEditor.tsx';
import type { Hours } from './hours.ts';
import styles from './HoursSection.module.css';
import { formatDate, formatSpans, WEEKDAYS } from './typed-hours.ts';

const HOURS_KEY = ['opening-hours'];

/** The opening hours: readable by everyone, editable with the permission. */
export function HoursSection() {
  const queries = useQueryClient();
  const canChange = useCan('manage-hours');
  const change = useRef<HTMLButtonElement>(null);
  // An edit starts from the version read, whatever others save meanwhile.
  const [edited, setEdited] = useState<Hours>();
  const hours = useQuery({
    queryKey: HOURS_KEY,
    queryFn: ({ signal }) => ask(hoursSettingsCall, { signal }),
  });
  if (hours.isPending) return <Loading label="Carico gli orari" lines={7} />;
  if (!hours.data)
    return (
      <LoadError
        what="Non riusciamo a caricare gli orari"
        error={hours.error}
        onRetry={() => void hours.refetch()}
      />
    );
  const current = hours.data.data;
  const leave = () => {
    setEdited(undefined);
    focusSoon(() => change.current);
  };
  if (edited) {
    return (
      <HoursEditor
        read={edited}
        onSaved={(saved) => {
          queries.setQueryData(HOURS_KEY, { data: saved });
          leave();
        }}
        onLeave={leave}
      />
    );
  }
  return (
    <>
      <Panel
        title="Quando siamo al telefono"
        aside={
          canChange && (
            <Button ref={change} look="secondary" onClick={() => setEdited(current)}>
              Cambia gli orari
            </Button>
          )
        }
      >
        <HoursInForce hours={current} />
      </Panel>
      <Panel title="Giorni di chiusura">
        <ClosingDays days={current.closingDays} />
      </Panel>
    </>
  );
}

function HoursInForce({ hours: { week, changedAt, changedBy } }: { readonly hours: Hours }) {
  const now = useNow();
  return (
    <>
      <p>
        I 30 minuti promessi per una chiamata contano solo in queste ore. Se gli orari cambiano, le promesse
        già fatte restano.
      </p>
      <dl>
        {WEEKDAYS.map((name, day) => (
          <div key={name} className={styles['day']}>
            <dt>{name}</dt>
            <dd>{formatSpans(week[day] ?? [])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['soft']}>
        {changedAt && changedBy
          ? `Decisi da ${changedBy}: ${formatMoment(new Date(changedAt), now)}.`
          : 'Sono gli orari predefiniti: nessuno li ha ancora cambiati.'}
      </p>
    </>
  );
}

const ClosingDays = ({ days }: Pick<{ days: Hours['closingDays'] }, 'days'>) => (
  <>
    <p className={styles['soft']}>I festivi nazionali sono già chiusi: qui ci sono gli altri giorni.</p>
    {days.length === 0 ? (
      <p>Nessuno in programma.</p>
    ) : (
      <dl>
        {days.map(({ date, name }) => (
          <div key={date} className={styles['day']}>
            <dt>{formatDate(date)}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
);
