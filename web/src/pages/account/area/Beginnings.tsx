import { ArrowRight, KeyRound, PiggyBank, UserRound } from 'lucide-react';
import { paths } from '../../../router/paths.ts';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import styles from './Beginnings.module.css';

const beginnings = [
  {
    to: paths.pension,
    icon: PiggyBank,
    title: 'Calcola la tua pensione',
    text: 'Quattro domande per sapere quanto prenderai e quando.',
  },
  {
    to: paths.profile,
    icon: UserRound,
    title: 'Il mio profilo',
    text: 'Guarda, correggi o scarica i tuoi dati.',
  },
  {
    to: paths.changePassword,
    icon: KeyRound,
    title: 'Modifica la password',
    text: 'Scegline una nuova quando vuoi.',
  },
] as const;

export function Beginnings() {
  return (
    <section className={styles['section']} aria-labelledby="da-qui">
      <h2 id="da-qui">Che cosa vuoi fare?</h2>
      <ul className={styles['list']}>
        {beginnings.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <SiteLink to={to} className={styles['way']}>
              <Icon size={28} aria-hidden="true" className={styles['icon']} />
              <span className={styles['words']}>
                <strong className={styles['title']}>{title}</strong>
                <span className={styles['text']}>{text}</span>
              </span>
              <ArrowRight size={22} aria-hidden="true" className={styles['arrow']} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
