import { CLOSING_NAME_MAX, MAX_CLOSING_DAYS } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { Plus } from '@riparo/ui/icons/Plus.ts';
import { X } from '@riparo/ui/icons/X.ts';
import { useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { focusSoon } from '../../platform/parts/focus-soon.ts';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useNow } from '../../platform/time/now.ts';
import styles from './HoursFields.module.css';
import { addClosing, closingName, type HoursForm, removeClosing } from './typed-hours.ts';

interface ClosingFieldsProps {
  readonly form: HoursForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (form: HoursForm) => void;
}

/** Days on which the desk is closed, besides public holidays. */
export function ClosingFields({ form, errors, onChange }: ClosingFieldsProps) {
  const today = dayInRome(useNow());
  const added = useRef(0);
  const more = useRef<HTMLButtonElement>(null);
  const { closingDays } = form;
  const add = () => {
    added.current += 1;
    onChange(addClosing(form, `new ${added.current}`));
    focusSoon(() => document.getElementById(closingName(closingDays.length, 'date')));
  };
  return (
    <>
      <p>I festivi nazionali sono già chiusi: aggiungi solo gli altri giorni, fino a due anni da oggi.</p>
      {closingDays.map(({ key, date, name }, index) => (
        <div key={key} className={styles['closing']}>
          <TextField
            name={closingName(index, 'date')}
            label="Giorno"
            type="date"
            min={today}
            defaultValue={date}
            error={errors[closingName(index, 'date')]}
          />
          <TextField
            name={closingName(index, 'name')}
            label="Come si chiama"
            maxLength={CLOSING_NAME_MAX}
            autoComplete="off"
            defaultValue={name}
            error={errors[closingName(index, 'name')]}
          />
          <button
            type="button"
            className={styles['remove']}
            aria-label={`Togli il giorno di chiusura ${index + 1}`}
            onClick={() => {
              onChange(removeClosing(form, key));
              focusSoon(() => more.current);
            }}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
      {closingDays.length < MAX_CLOSING_DAYS && (
        <div>
          <Button ref={more} look="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={add}>
            Aggiungi un giorno
          </Button>
        </div>
      )}
    </>
  );
}
