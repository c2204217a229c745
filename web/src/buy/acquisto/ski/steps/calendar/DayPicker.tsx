import { type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { ChevronLeft } from '@riparo/ui/icons/ChevronLeft.ts';
import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import {
  type Bounds,
  dayAfterKey,
  daysIn,
  type DayRange,
  isWithin,
  monthAfter,
  monthOf,
  weeksOf,
  withDay,
} from './day-range.ts';
import styles from './DayPicker.module.css';

type DayPickerProps = {
  readonly bounds: Bounds;
  readonly initial: DayRange;
  readonly onClose: () => void;
  readonly onUse: (from: IsoDate, days: number) => void;
};

const UTC = { timeZone: 'UTC' } as const;
const monthName = new Intl.DateTimeFormat('it-IT', { ...UTC, month: 'long', year: 'numeric' });
const wholeName = new Intl.DateTimeFormat('it-IT', {
  ...UTC,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const briefDay = new Intl.DateTimeFormat('it-IT', { ...UTC, day: 'numeric', month: 'long' });
const WEEKDAYS = [
  ['lun', 'lunedì'],
  ['mar', 'martedì'],
  ['mer', 'mercoledì'],
  ['gio', 'giovedì'],
  ['ven', 'venerdì'],
  ['sab', 'sabato'],
  ['dom', 'domenica'],
] as const;

/** A calendar for the first and last day, by touch or keyboard. Typing the days works too. */
export function DayPicker({ bounds, initial, onClose, onUse }: DayPickerProps) {
  const [range, setRange] = useState(initial);
  const [at, setAt] = useState(initial.from ?? bounds.first);
  const [isByKeys, setByKeys] = useState(false);
  const current = useRef<HTMLButtonElement>(null);
  const month = monthOf(at);
  const { from, to } = range;

  // Keyboard navigation moves the focus, also into another month.
  useEffect(() => {
    if (isByKeys) current.current?.focus();
  });

  /** False if the key is not for navigation. */
  const move = (key: string, byKeys: boolean) => {
    const there = dayAfterKey(at, key, bounds);
    if (there === null) return false;
    setByKeys(byKeys);
    setAt(there);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (move(event.key, true)) event.preventDefault();
  };
  const press = (day: IsoDate) => {
    setAt(day);
    setRange(withDay(range, day, bounds));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Quando si scia?"
      actions={
        <>
          <Button disabled={from === null} onClick={() => from && onUse(from, daysIn(from, to ?? from))}>
            Usa {bounds.mostDays === 1 ? 'questo giorno' : 'questi giorni'}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <div className={styles['picker']}>
        <div className={styles['month']}>
          <button
            type="button"
            className={styles['turn']}
            aria-label="Mese precedente"
            disabled={month <= monthOf(bounds.first)}
            onClick={() => move('PageUp', false)}
          >
            <ChevronLeft size={24} aria-hidden="true" />
          </button>
          <p aria-live="polite">{monthName.format(Date.parse(`${month}-01`))}</p>
          <button
            type="button"
            className={styles['turn']}
            aria-label="Mese successivo"
            disabled={monthAfter(month, 1) > monthOf(bounds.last)}
            onClick={() => move('PageDown', false)}
          >
            <ChevronRight size={24} aria-hidden="true" />
          </button>
        </div>
        {/* Keys move among the days, which are buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table className={styles['days']} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {WEEKDAYS.map(([brief, name]) => (
                <th key={brief} scope="col" abbr={name}>
                  {brief}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, place) => (
                  <td key={day ?? place}>
                    {day && (
                      <button
                        type="button"
                        ref={day === at ? current : undefined}
                        className={styles['day']}
                        tabIndex={day === at ? 0 : -1}
                        disabled={!isWithin(day, bounds)}
                        aria-label={wholeName.format(Date.parse(day))}
                        aria-pressed={day === from || day === to}
                        data-between={(from && to && day > from && day < to) || undefined}
                        onClick={() => press(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className={styles['status']}>
          {inWords(range, bounds)}
        </p>
      </div>
    </Dialog>
  );
}

const brief = (day: IsoDate) => briefDay.format(Date.parse(day));

function inWords({ from, to }: DayRange, { mostDays }: Bounds): string {
  if (!from) return mostDays === 1 ? 'Scegli il primo giorno.' : 'Scegli il primo giorno, poi l’ultimo.';
  if (mostDays === 1) return `Primo giorno: ${brief(from)}, poi tutta la stagione.`;
  if (!to) return `Primo giorno: ${brief(from)}. Ora scegli l’ultimo, anche lo stesso.`;
  const days = daysIn(from, to);
  if (days === 1) return `Un giorno: ${brief(from)}.`;
  return `Primo giorno ${brief(from)}, ultimo ${brief(to)}: ${days} giorni.`;
}
