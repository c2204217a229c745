import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { paths } from '../../platform/router/paths.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import styles from './Closing.module.css';

export function Closing() {
  return (
    <section className={styles['closing']} aria-labelledby="closing">
      <div className={styles['panel']}>
        <svg className={styles['arches']} viewBox="0 0 400 240" aria-hidden="true">
          <path d="M20 240V180a180 180 0 0 1 360 0v60M70 240v-60a130 130 0 0 1 260 0v60M120 240v-60a80 80 0 0 1 160 0v60" />
          <circle cx="200" cy="204" r="34" />
        </svg>
        <div className={styles['texts']}>
          <h2 id="closing">Comincia dal tuo domani.</h2>
          <p className={styles['lead']}>
            In un minuto hai una stima di quanto prenderai di pensione, e quando.
          </p>
          <ButtonLink to={paths.pension} look="light" icon={<ArrowRight size={20} aria-hidden="true" />}>
            Calcola la tua pensione
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
