import {
  compareDayCall,
  type ComparedDay,
  type Difference,
  explainDifferenceCall,
} from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { cardAccountNames } from '@riparo/domain/buy/payment/card-accounts.ts';
import { differenceNames, differenceStateNames } from '@riparo/domain/buy/payment/differences.ts';
import { addDays, dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { CalendarCheck } from '@riparo/ui/icons/CalendarCheck.ts';
import { CircleCheck } from '@riparo/ui/icons/CircleCheck.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { showFailure } from '../../platform/api/show-failure.ts';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './DaysSection.module.css';
import { MoreRows } from './MoreRows.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import table from './Table.module.css';
import { useComparedDays, useDifferences, useMoneyChange } from './use-payments.ts';

const euro = (amount: number) => formatEuro(cents(amount));
const written = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

/** Whether the card provider's books agree with ours, day by day. */
export function DaysSection() {
  const [day, setDay] = useState<string>();
  return (
    <>
      <CompareDay onCompared={setDay} />
      <Differences />
      {day && <Differences key={day} day={day} />}
      <Days onChoose={setDay} />
    </>
  );
}

function CompareDay({ onCompared }: { readonly onCompared: (day: string) => void }) {
  const canCompare = useCan('refund');
  const today = dayInRome(useNow());
  const [day, setDay] = useState<string>(addDays(today, -1));
  const compare = useMoneyChange(compareDayCall, 'Il giorno è stato chiesto al fornitore.', () =>
    onCompared(day),
  );
  if (!canCompare) return null;
  return (
    <form
      className={styles['compare']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isIsoDate(day) && !compare.isPending)
          compare.mutate({ params: { day } }, { onError: showFailure });
      }}
    >
      <Field
        id="compared-day"
        label="Confronta un giorno"
        hint="Il confronto si fa da solo ogni notte, per i sette giorni precedenti."
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            type="date"
            max={today}
            defaultValue={day}
            onInput={({ currentTarget: { value } }) => setDay(value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" busy={compare.isPending}>
        Confronta
      </Button>
    </form>
  );
}

/** All differences of a day, or all that still need an explanation. */
function Differences({ day }: { readonly day?: string }) {
  const differences = useDifferences(day);
  const rows = differences.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Panel title={day ? `Differenze del ${written(day)}` : 'Da spiegare'}>
      {differences.isPending ? (
        <Loading label="Carico le differenze" lines={2} />
      ) : differences.error && rows.length === 0 ? (
        <LoadError
          what="Non riusciamo a caricare le differenze"
          error={differences.error}
          onRetry={() => void differences.refetch()}
        />
      ) : rows.length === 0 ? (
        <p className={table['soft']}>
          <CircleCheck size={16} aria-hidden="true" />{' '}
          {day ? 'Nessuna: i conti coincidono.' : 'Niente: tutte le differenze sono state spiegate.'}
        </p>
      ) : (
        <>
          <ul className={styles['differences']}>
            {rows.map((difference) => (
              <li key={difference.id} className={styles['difference']}>
                <DifferenceItem difference={difference} />
              </li>
            ))}
          </ul>
          {differences.hasNextPage && (
            <MoreRows query={differences} count={rows.length} one="Una differenza" many="differenze" />
          )}
        </>
      )}
    </Panel>
  );
}

function DifferenceItem({ difference }: { readonly difference: Difference }) {
  const now = useNow();
  const canExplain = useCan('refund');
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const explain = useMoneyChange(explainDifferenceCall, 'La differenza è spiegata.', close);
  const { kind, state, day, account, dealUuid, reference, providerCents, ourCents, note, explainedBy } =
    difference;
  return (
    <>
      <div className={styles['what']}>
        <p>
          <strong>{differenceNames[kind]}</strong>{' '}
          <Pill tone={state === 'open' ? 'warn' : 'good'}>{differenceStateNames[state]}</Pill>
        </p>
        <p>
          Fornitore: {providerCents === null ? 'non lo conosce' : euro(providerCents)} · noi:{' '}
          {ourCents === null ? 'non lo conoscevamo' : euro(ourCents)}
          {dealUuid && (
            <>
              {' '}
              · <Link to={paths.deal(dealUuid)}>la pratica</Link>
            </>
          )}
        </p>
        <p className={table['soft']}>
          {written(day)}, conto {cardAccountNames[account].toLowerCase()} ·{' '}
          <span className={table['code']}>{reference}</span>
        </p>
        {note && (
          <p>
            «{note}»{' '}
            <span className={table['soft']}>
              {explainedBy?.name}
              {difference.explainedAt && `, ${formatMoment(new Date(difference.explainedAt), now)}`}
            </span>
          </p>
        )}
      </div>
      {canExplain && state === 'open' && (
        <Button look="secondary" onClick={() => setAsked(true)}>
          Spiega<VisuallyHidden>: {differenceNames[kind]}</VisuallyHidden>
        </Button>
      )}
      {isAsked && (
        <NoteDialog
          title={differenceNames[kind]}
          label="Che cosa è successo"
          hint="Resta scritto accanto alla differenza, con il tuo nome."
          confirmLabel="Scrivi la spiegazione"
          change={explain}
          onWrite={(text) => explain.mutate({ params: { id: difference.id }, body: { note: text } })}
          onClose={close}
        />
      )}
    </>
  );
}

function Days({ onChoose }: { readonly onChoose: (day: string) => void }) {
  const days = useComparedDays();
  const rows = days.data?.pages.flatMap(({ data }) => data) ?? [];
  if (days.isPending) return <Loading label="Carico i giorni" lines={6} />;
  if (days.error && rows.length === 0)
    return (
      <LoadError
        what="Non riusciamo a caricare i giorni"
        error={days.error}
        onRetry={() => void days.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={CalendarCheck} title="Nessun giorno confrontato, finora">
        <p>Il primo confronto si fa questa notte, dopo le tre.</p>
      </EmptyState>
    );
  return (
    <>
      <table className={table['table']}>
        <caption>
          <VisuallyHidden>Giorni confrontati, dall’ultimo</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Giorno</th>
            <th scope="col">Conto</th>
            <th scope="col" className={table['number']}>
              Arrivati al fornitore
            </th>
            <th scope="col" className={table['number']}>
              Rimborsati
            </th>
            <th scope="col" className={table['number']}>
              Contestazioni
            </th>
            <th scope="col">Esito</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <Day key={`${day.day} ${day.account}`} day={day} onChoose={() => onChoose(day.day)} />
          ))}
        </tbody>
      </table>
      <MoreRows query={days} count={rows.length} one="Una riga" many="righe" />
    </>
  );
}

function Day({ day, onChoose }: { readonly day: ComparedDay; readonly onChoose: () => void }) {
  const now = useNow();
  const { state, openDifferences, explainedDifferences } = day;
  const hasFailed = state === 'failed';
  return (
    <tr className={table['line']}>
      <th scope="row" className={table['when']}>
        {written(day.day)}
      </th>
      <td>
        <span className={table['label']}>Conto: </span>
        {cardAccountNames[day.account]}
      </td>
      <td className={table['number']}>
        <span className={table['label']}>Arrivati: </span>
        {day.payments} · {euro(day.receivedCents)}
      </td>
      <td className={table['number']}>
        <span className={table['label']}>Rimborsati: </span>
        {day.refunds} · {euro(day.refundedCents)}
      </td>
      <td className={table['number']}>
        <span className={table['label']}>Contestazioni: </span>
        {day.disputes}
      </td>
      <td>
        {hasFailed ? (
          <Pill tone="danger">Il fornitore non rispondeva: si riprova</Pill>
        ) : openDifferences > 0 ? (
          <Pill tone="warn">
            {openDifferences === 1 ? '1 da spiegare' : `${openDifferences} da spiegare`}
          </Pill>
        ) : explainedDifferences > 0 ? (
          <Pill tone="wait">Spiegato</Pill>
        ) : (
          <Pill tone="good">Quadra</Pill>
        )}{' '}
        {openDifferences + explainedDifferences > 0 && (
          <button type="button" className={styles['show']} onClick={onChoose}>
            Guarda<VisuallyHidden> le differenze del {written(day.day)}</VisuallyHidden>
          </button>
        )}
        <span className={table['soft']}> {formatMoment(new Date(day.at), now)}</span>
      </td>
    </tr>
  );
}
