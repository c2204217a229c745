import { MAX_SPANS } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import { Plus } from '@riparo/ui/icons/Plus.ts';
import { X } from '@riparo/ui/icons/X.ts';
import { useId, useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { FieldError } from '@riparo/ui/FieldMessages.tsx';
import { wireControl } from '@riparo/ui/field-wiring.ts';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { focusSoon } from '../../platform/parts/focus-soon.ts';
import styles from './HoursFields.module.css';
import { addSpan, type HoursForm, removeSpan, spanName, WEEKDAYS } from './typed-hours.ts';

interface HoursFieldsProps {
  readonly form: HoursForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (form: HoursForm) => void;
}

const QUARTER_SECONDS = 15 * 60;

/** The opening hours of each weekday: none, one span, or two with a break. */
export function WeekFields({ form, errors, onChange }: HoursFieldsProps) {
  const id = useId();
  const added = useRef(0);
  const add = (day: number, index: number) => {
    added.current += 1;
    onChange(addSpan(form, day, `new ${added.current}`));
    focusSoon(() => document.getElementById(spanName(day, index, 'opens')));
  };
  const remove = (day: number, key: string) => {
    onChange(removeSpan(form, day, key));
    // The clicked button is gone; the one to open again is beside it.
    focusSoon(() => document.getElementById(`${id}-add-${day}`));
  };
  return (
    <div>
      {WEEKDAYS.map((name, day) => {
        const spans = form.week[day] ?? [];
        return (
          <fieldset key={name} className={styles['day']}>
            <legend className={styles['legend']}>{name}</legend>
            <div className={styles['spans']}>
              {spans.length === 0 && <p className={styles['closed']}>Chiuso</p>}
              {spans.map((span, index) => (
                <div key={span.key} className={styles['span']}>
                  <Time
                    name={spanName(day, index, 'opens')}
                    label={`${name}, ${index === 0 ? 'apre' : 'riapre'}`}
                    visibleLabel={index === 0 ? 'dalle' : 'e dalle'}
                    value={span.opens}
                    error={errors[spanName(day, index, 'opens')]}
                  />
                  <Time
                    name={spanName(day, index, 'closes')}
                    label={`${name}, ${index === 0 ? 'chiude' : 'richiude'}`}
                    visibleLabel="alle"
                    value={span.closes}
                    error={errors[spanName(day, index, 'closes')]}
                  />
                  <button
                    type="button"
                    className={styles['remove']}
                    aria-label={`${name}: togli l’orario ${index + 1}`}
                    onClick={() => remove(day, span.key)}
                  >
                    <X size={18} aria-hidden="true" />
                  </button>
                </div>
              ))}
              {spans.length < MAX_SPANS && (
                <Button
                  id={`${id}-add-${day}`}
                  look="quiet"
                  icon={<Plus size={18} aria-hidden="true" />}
                  aria-label={`${name}: ${spans.length === 0 ? 'apri' : 'aggiungi un secondo orario'}`}
                  onClick={() => add(day, spans.length)}
                >
                  {spans.length === 0 ? 'Apri' : 'Secondo orario'}
                </Button>
              )}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface TimeProps {
  readonly name: string;
  readonly label: string;
  /** In front of the box, visually. */
  readonly visibleLabel: string;
  readonly value: string;
  readonly error: string | undefined;
}

const Time = ({ name, label, visibleLabel, value, error }: TimeProps) => (
  <div className={styles['time']}>
    <label htmlFor={name}>
      <span aria-hidden="true">{visibleLabel}</span>
      <span className={styles['spoken']}>{label}</span>
    </label>
    <TextInput
      {...wireControl({ id: name, error })}
      name={name}
      type="time"
      step={QUARTER_SECONDS}
      defaultValue={value}
    />
    {error && <FieldError id={name}>{error}</FieldError>}
  </div>
);
