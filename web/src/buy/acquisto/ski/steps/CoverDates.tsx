import { Field } from '@riparo/ui/Field.tsx';
import { FieldRow } from '@riparo/ui/FieldRow.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { idOf } from '../../../../platform/wizard/step-layout.ts';
import styles from './CoverDates.module.css';
import type { FirstStepProps } from './first-step-props.ts';

/** The first day is chosen, the last one follows from it. */
export function CoverDates({ show, given, errors, rewrite, rules }: FirstStepProps) {
  const end = rules?.coverFromFirstDay(given).end;
  return (
    <div className={styles['dates']}>
      <FieldRow widths={['narrow', 'narrow']}>
        {show('startDate')}
        <Field id={idOf('endDate')} label="Ultimo giorno" error={errors['endDate']}>
          {(wiring) => (
            <TextInput
              {...wiring}
              // Uncontrolled, like every input: remount it for another day.
              key={end}
              name="endDate"
              defaultValue={end}
              placeholder="Si calcola da sé"
              readOnly
            />
          )}
        </Field>
      </FieldRow>
      {rules && (
        <rules.StartNotice
          given={given}
          onPick={(day, days) =>
            rewrite({ startDate: [day], ...(days ? { policyDayCount: [String(days)] } : {}) })
          }
        />
      )}
    </div>
  );
}
