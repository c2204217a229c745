import { paths } from '../../../platform/router/paths.ts';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { NeedsArch } from './NeedsArch.tsx';
import styles from './Needs.module.css';

/** An outlined arch, in place of a report. */
export function NoNeedsYet() {
  return (
    <section className={styles['needs']} data-empty="" aria-labelledby="quanto-al-riparo">
      <div className={styles['words']}>
        <h2 id="quanto-al-riparo">Quanto sei al riparo?</h2>
        <p className={styles['lead']}>
          Rispondi al checkup: in pochi minuti vedi che cosa è già coperto, che cosa manca e che cosa puoi
          lasciar perdere. Il disegno si riempie con quello che hai.
        </p>
        <div className={styles['ways']}>
          <ButtonLink to={paths.checkup}>Fai il checkup</ButtonLink>
        </div>
      </div>
      <div className={styles['picture']}>
        <NeedsArch stones={[]} />
      </div>
    </section>
  );
}
