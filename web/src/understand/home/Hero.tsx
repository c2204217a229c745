import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { Portico } from './Portico.tsx';
import { WaysIn } from './WaysIn.tsx';
import styles from './Hero.module.css';

/** What the site does for you and where it begins, on one screen. */
export function Hero() {
  return (
    <div className={styles['hero']}>
      <div className={styles['texts']}>
        <h1 className={styles['title']}>Un riparo per quello a cui tieni.</h1>
        <p className={styles['lead']}>
          Stima la pensione, scopri dove ti manca una copertura, guarda quanto costa una polizza e acquistala
          online. Con calma.
        </p>
        <WaysIn />
      </div>
      <div className={styles['picture']}>
        <FirstViewEnds />
        <Portico />
      </div>
    </div>
  );
}
