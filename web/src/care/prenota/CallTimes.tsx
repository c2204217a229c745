import { timeInRome, addDays, dayInRome, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { ChoiceCard } from '@riparo/ui/ChoiceCard.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import styles from './CallTimes.module.css';
import type { FreeDays, FreeTimes } from './use-call-times.ts';

const ZONE = { timeZone: 'Europe/Rome' } as const;

/** For example `oggi` and `16 nov`; `mer` and `18 nov`. */
export function dayInWords(day: string, now: Date): { name: string; date: string } {
  // Around noon all relevant time zones have the same date.
  const noon = new Date(`${day}T11:00:00Z`);
  const today = dayInRome(now);
  const weekday = new Intl.DateTimeFormat('it-IT', { ...ZONE, weekday: 'short' }).format(noon);
  const date = new Intl.DateTimeFormat('it-IT', { ...ZONE, day: 'numeric', month: 'short' }).format(noon);
  if (day === today) return { name: 'oggi', date };
  return { name: isIsoDate(day) && day === addDays(today, 1) ? 'domani' : weekday, date };
}

const isMorning = (time: string) => timeInRome(new Date(time)) < '13:00';

/** The times of one day, before and after 13:00; an empty part is left out. */
export function partsOfDay(times: readonly string[]): { part: string; times: readonly string[] }[] {
  return [
    { part: 'Mattina', times: times.filter(isMorning) },
    { part: 'Pomeriggio', times: times.filter((time) => !isMorning(time)) },
  ].filter((each) => each.times.length > 0);
}

type CallTimesProps = {
  readonly times: FreeTimes;
  /** The chosen time; null before a choice. */
  readonly chosen: string | null;
  /** The current time of the call, which is not offered. */
  readonly taken?: string | null;
  readonly error?: string | undefined;
  readonly onChoose: (time: string) => void;
};

/** First a day, then a quarter of an hour. */
export function CallTimes({ times: { days, isLost, fetchAgain }, ...rest }: CallTimesProps) {
  if (isLost) {
    return (
      <Alert tone="warning">
        <p>Non riusciamo a leggere gli orari liberi.</p>
        <Button look="secondary" onClick={fetchAgain}>
          Riprova
        </Button>
      </Alert>
    );
  }
  if (days === null) {
    return (
      <div className={styles['wait']} data-waiting="">
        <Skeleton shape="card" />
        <Spinner label="Cerchiamo gli orari liberi" />
      </div>
    );
  }
  if (days.length === 0) {
    return (
      <Alert tone="info">
        <p>Nei prossimi giorni è tutto occupato. Scrivici quando preferisci: ti rispondiamo noi.</p>
      </Alert>
    );
  }
  return <DaysAndTimes days={days} {...rest} />;
}

type DaysAndTimesProps = Omit<CallTimesProps, 'times'> & { readonly days: FreeDays };

function DaysAndTimes({ days, chosen, taken = null, error, onChoose }: DaysAndTimesProps) {
  const ofChosen = days.find(({ times }) => chosen !== null && times.includes(chosen));
  const [picked, setPicked] = useState<string>();
  const shown = days.find(({ day }) => day === picked) ?? ofChosen ?? days[0];
  const [today] = useState(() => new Date());
  return (
    <div className={styles['times']}>
      <fieldset>
        <legend className={styles['legend']}>Il giorno</legend>
        <div className={styles['days']}>
          {days.map(({ day }) => {
            const { name, date } = dayInWords(day, today);
            return (
              <ChoiceCard
                key={day}
                type="radio"
                name="giorno"
                look="key"
                value={day}
                checked={day === shown?.day}
                onChange={() => setPicked(day)}
                label={name}
                description={date}
              />
            );
          })}
        </div>
      </fieldset>
      <fieldset aria-describedby={error ? 'ora-errore' : undefined}>
        <legend className={styles['legend']}>L’ora</legend>
        {error && (
          <p id="ora-errore" className={styles['error']} role="alert">
            {error}
          </p>
        )}
        {partsOfDay(shown?.times ?? []).map(({ part, times }) => (
          <div key={part} className={styles['part']} role="group" aria-label={part}>
            <p className={styles['partName']} aria-hidden="true">
              {part}
            </p>
            <div className={styles['hours']}>
              {times
                .filter((time) => time !== taken)
                .map((time) => (
                  <ChoiceCard
                    key={time}
                    type="radio"
                    name="ora"
                    look="key"
                    value={time}
                    checked={time === chosen}
                    onChange={() => onChoose(time)}
                    label={timeInRome(new Date(time)).replace(/^0/, '')}
                  />
                ))}
            </div>
          </div>
        ))}
      </fieldset>
    </div>
  );
}
