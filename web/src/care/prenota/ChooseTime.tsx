import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { type FormEvent, useState } from 'react';
import { CallTimes } from './CallTimes.tsx';
import styles from './ChooseTime.module.css';
import { CHOOSE_A_TIME } from './texts.ts';
import type { FreeTimes } from './use-call-times.ts';

type ChooseTimeProps = {
  readonly times: FreeTimes;
  /** The time chosen before is not free any more. */
  readonly isTaken: boolean;
  readonly onChosen: (time: string) => void;
};

/** When to be called. */
export function ChooseTime({ times, isTaken, onChosen }: ChooseTimeProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setError(CHOOSE_A_TIME);
    else onChosen(chosen);
  };

  return (
    <form className={styles['choose']} noValidate onSubmit={goOn}>
      <div className={styles['opening']}>
        <h1 tabIndex={-1}>Prenota una chiamata</h1>
        <p className={styles['lead']}>
          Scegli tu quando: un consulente ti chiama, gratis e senza impegno. Bastano quindici minuti.
        </p>
      </div>
      {isTaken && (
        <FormWarning>
          L’orario che avevi scelto non è più libero. Scegline un altro: le tue risposte restano qui.
        </FormWarning>
      )}
      <CallTimes
        times={times}
        chosen={chosen}
        error={error}
        onChoose={(time) => {
          setError(undefined);
          setChosen(time);
        }}
      />
      {times.days !== null && times.days.length > 0 && (
        <div>
          <Button type="submit">Continua</Button>
        </div>
      )}
    </form>
  );
}
