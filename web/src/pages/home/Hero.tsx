import { ArrowRight } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './Hero.module.css';
import { Portico } from './Portico.tsx';

export function Hero() {
  return (
    <section className={styles['hero']} aria-labelledby="hero-title">
      <div className={styles['texts']}>
        <h1 id="hero-title" className={styles['title']}>
          Un riparo per quello a cui tieni.
        </h1>
        <p className={styles['lead']}>
          Capisci cosa rischi, quanto costa coprirti e decidi con calma. Senza gergo, senza pressioni.
        </p>
        <div className={styles['actions']}>
          <ButtonLink to={paths.pension} icon={<ArrowRight size={20} aria-hidden="true" />}>
            Calcola la tua pensione
          </ButtonLink>
          <ButtonLink to={paths.quote('pensione-integrativa')} look="secondary">
            Chiedi un preventivo
          </ButtonLink>
        </div>
        <p className={styles['note']}>Quattro domande, un minuto, nessuna registrazione.</p>
      </div>
      <Portico />
    </section>
  );
}
