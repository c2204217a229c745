import styles from './Hero.module.css';
import { Portico } from './Portico.tsx';
import { WaysIn } from './WaysIn.tsx';

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
      <Portico />
    </div>
  );
}
