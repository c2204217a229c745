import { type CoveredEvent, outcomesOf, type Outcome } from '@riparo/domain/buy/products/event.ts';
import type { DocumentsOf } from '@riparo/domain/buy/products/page-text.ts';
import { useState } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import styles from './EventBoard.module.css';
import { EventSources } from './EventSources.tsx';
import { EventTable } from './EventTable.tsx';
import { describeSize, PAID, remark } from './event-words.ts';
import { formatWholeEuro } from '@riparo/domain/platform/values/money.ts';

type EventBoardProps = {
  readonly events: readonly CoveredEvent[];
  readonly documents: readonly DocumentsOf[];
};

const PRESSES = 20;

/** One per page. `useId` would differ in the browser, where the board is a React tree of its own. */
const id = 'evento';

/** An event, its cost, what is paid and the source. */
export function EventBoard({ events, documents }: EventBoardProps) {
  const isAlive = useHydrated();
  const [key, setKey] = useState(events[0]?.key);
  const event = events.find((each) => each.key === key);
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>({});
  const [isTooEarly, setTooEarly] = useState(false);
  if (!event) return null;
  const { size, waiting } = event;
  const chosen = sizes[event.key] ?? size.initial;
  const isEarly = waiting !== undefined && isTooEarly;
  const presses = Math.max(1, Math.round((size.max - size.min) / PRESSES / size.step));
  return (
    <div className={styles['board']}>
      <div className={styles['controls']}>
        <p className={styles['lead']}>
          Scegli che cosa succede e quanto pesa: vedi che cosa paga la copertura, che cosa resta a te e dove è
          scritto.
        </p>
        <Pills
          legend="Che cosa succede?"
          name={`${id}-event`}
          options={events.map((each) => ({ value: each.key, label: each.name }))}
          chosen={event.key}
          disabled={!isAlive}
          onChoose={setKey}
        />
        <Field id={`${id}-size`} label={size.label}>
          {(wiring) => (
            <Slider
              key={event.key}
              {...wiring}
              min={size.min}
              max={size.max}
              step={size.step}
              buttonStep={presses * size.step}
              defaultValue={chosen}
              disabled={!isAlive}
              format={(value) => describeSize(size, value)}
              onValueChange={(value) => setSizes({ ...sizes, [event.key]: value })}
            />
          )}
        </Field>
        {waiting && (
          <Pills
            legend="Quanto tempo dopo l’inizio?"
            name={`${id}-waiting`}
            options={[
              { value: 'later', label: waiting.later },
              { value: 'tooEarly', label: waiting.tooEarly },
            ]}
            chosen={isTooEarly ? 'tooEarly' : 'later'}
            disabled={!isAlive}
            onChoose={(value) => setTooEarly(value === 'tooEarly')}
          />
        )}
      </div>
      <div className={styles['answer']}>
        <EventOutcome
          event={event}
          size={chosen}
          outcomes={outcomesOf(event, chosen, isEarly)}
          isTooEarly={isEarly}
        />
        <EventSources sources={event.sources} documents={documents} />
      </div>
      <div className={styles['examples']}>
        <EventTable events={events} />
      </div>
    </div>
  );
}

type PillsProps = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
};

/** A short choice beside the text: native radios that look like pills. */
function Pills({ legend, name, options, chosen, disabled, onChoose }: PillsProps) {
  return (
    <fieldset className={styles['pills']} disabled={disabled}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['row']}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles['pill']}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className={styles['input']}
            />
            <span className={styles['words']}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type EventOutcomeProps = {
  readonly event: CoveredEvent;
  readonly size: number;
  readonly outcomes: readonly Outcome[];
  readonly isTooEarly: boolean;
};

/** What is paid and what remains, as figures and as a bar; announced when it changes. */
function EventOutcome({ event, size, outcomes, isTooEarly }: EventOutcomeProps) {
  return (
    <div role="status" className={styles['outcome']}>
      <p className={styles['what']}>
        {event.name}: {describeSize(event.size, size)}
      </p>
      {outcomes.map((outcome) => (
        <div key={outcome.of ?? ''} className={styles['one']}>
          {outcome.of && <p className={styles['of']}>Con {outcome.of}</p>}
          <dl className={styles['figures']}>
            <div>
              <dt>{PAID[event.gives]}</dt>
              <dd className={styles['paid']}>{formatWholeEuro(outcome.paidCents)}</dd>
            </div>
            {outcome.ownShareCents !== null && (
              <div>
                <dt>Resta a te</dt>
                <dd>{formatWholeEuro(outcome.ownShareCents)}</dd>
              </div>
            )}
          </dl>
          {outcome.ownShareCents !== null && <Shares paid={outcome.paidCents} whole={size} />}
          <p className={styles['remark']}>{remark(event, outcome, isTooEarly)}</p>
        </div>
      ))}
    </div>
  );
}

function Shares({ paid, whole }: { readonly paid: number; readonly whole: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true">
      <rect width="100" height="6" className={styles['whole']} />
      <rect width={whole > 0 ? (paid / whole) * 100 : 0} height="6" className={styles['share']} />
    </svg>
  );
}
