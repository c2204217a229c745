import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { paths } from '../../../platform/router/paths.ts';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { WayPicture } from '../../../platform/pictures/WayPicture.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import styles from './Beginnings.module.css';

const beginnings = [
  {
    to: paths.pension,
    picture: <WayPicture way="pension" />,
    title: 'Calcola la tua pensione',
    text: 'Quanto prendi e quando, in un minuto.',
  },
  {
    to: paths.products,
    picture: <CoverPicture productKey="vita" />,
    title: 'Guarda che cosa puoi coprire',
    text: 'Vita, danni ad altri, animali, mobilità, sci: con i prezzi.',
  },
  {
    to: paths.quote('generico'),
    picture: <WayPicture way="quote" />,
    title: 'Chiedi un preventivo',
    text: 'Ti ascolta una persona, senza impegno.',
  },
];

/** Where to go from here, whatever one has. */
export function Beginnings() {
  return (
    <section className={styles['section']} aria-labelledby="da-qui">
      <h2 id="da-qui">Che cosa vuoi fare?</h2>
      <ul className={styles['list']}>
        {beginnings.map(({ to, picture, title, text }) => (
          <li key={to} className={styles['way']}>
            <div className={styles['picture']}>{picture}</div>
            <div className={styles['words']}>
              <SiteLink to={to} className={styles['link']}>
                {title}
              </SiteLink>
              <p className={styles['text']}>{text}</p>
            </div>
            <ArrowRight size={22} aria-hidden="true" className={styles['arrow']} />
          </li>
        ))}
      </ul>
    </section>
  );
}
