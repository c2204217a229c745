import { MAX_PEOPLE, peopleOf } from '@riparo/domain/buy/products/ski/choice.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { holderField } from '@riparo/domain/buy/products/ski/insurance-step.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import type { Draft } from '../../../../platform/wizard/form-values.ts';
import { idOf } from '../../../../platform/wizard/step-layout.ts';
import type { FirstStepProps } from './first-step-props.ts';
import styles from './People.module.css';

/** The insured people: rows come and go, adults before children. */
export function People({ show, given, errors, rewrite, rules }: FirstStepProps) {
  const choice = choiceIn(given);
  const { policyAdults, policyKids } = choice;
  const people = peopleOf(choice);
  const title = useRef<HTMLHeadingElement>(null);
  const [newRow, setNewRow] = useState<{ readonly place: number } | null>(null);

  // Focuses the name in the new row, even if the previous new row was at the same position.
  useEffect(() => {
    if (newRow) document.getElementById(idOf(holderField(newRow.place, 'firstName')))?.focus();
  }, [newRow]);

  const add = (who: 'adult' | 'kid') => {
    if (!rules) return;
    rewrite(rules.added(given, who));
    setNewRow({ place: who === 'adult' ? policyAdults : people });
  };
  const remove = (changes: Draft) => {
    rewrite(changes);
    title.current?.focus();
  };

  return (
    <div className={styles['people']}>
      <h2 ref={title} tabIndex={-1} className={styles['title']}>
        Chi scia{people > 1 && `: ${people} persone`}
      </h2>
      <input type="hidden" name="policyAdults" value={policyAdults} />
      <input type="hidden" name="policyKids" value={policyKids} />
      {rules && <rules.Disagreement given={given} errors={errors} rewrite={rewrite} />}
      {Array.from({ length: people }, (_, place) => (
        <fieldset key={place} className={styles['person']}>
          <legend className={styles['legend']}>
            Persona {place + 1} · {place < policyAdults ? 'adulto' : 'bambino'}
          </legend>
          <div className={styles['fields']}>
            {show(holderField(place, 'firstName'))}
            {show(holderField(place, 'lastName'))}
            {show(holderField(place, 'birthDate'))}
          </div>
          {rules && (
            <rules.PersonTools
              place={place}
              given={given}
              rewrite={rewrite}
              {...(people > 1 ? { onRemove: () => remove(rules.removed(given, place)) } : {})}
            />
          )}
        </fieldset>
      ))}
      <div className={styles['adding']}>
        <Button look="secondary" disabled={people >= MAX_PEOPLE} onClick={() => add('adult')}>
          Aggiungi un adulto
        </Button>
        <Button look="secondary" disabled={people >= MAX_PEOPLE} onClick={() => add('kid')}>
          Aggiungi un bambino
        </Button>
      </div>
      <p className={styles['limit']}>
        Fino a {MAX_PEOPLE} persone. È bambino chi ha meno di 14 anni il primo giorno.
      </p>
    </div>
  );
}
