import { type CoveredEvent, outcomesOf } from '@riparo/domain/buy/products/event.ts';
import type { DocumentsOf } from '@riparo/domain/buy/products/page-text.ts';
import { useState } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import styles from './EventBoard.module.css';
import { EventOutcome } from './EventOutcome.tsx';
import { EventSources } from './EventSources.tsx';
import { EventTable } from './EventTable.tsx';
import { Pills } from './Pills.tsx';
import { describeSize } from './event-words.ts';

type EventBoardProps = {
  readonly events: readonly CoveredEvent[];
  readonly documents: readonly DocumentsOf[];
};

const PRESSES = 20;

/** There is one on a page. React would make up another in the browser, where the board is a tree by itself. */
const id = 'evento';

/** One thing that may happen, what it costs, what comes of it and where that is written. */
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
