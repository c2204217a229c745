import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { entryPoints } from '../../platform/texts/home.ts';
import { SiteLink } from '../../platform/router/links/SiteLink.tsx';
import { EntryPicture } from '../../platform/pictures/EntryPicture.tsx';
import styles from './WaysIn.module.css';

export function WaysIn() {
  return (
    <section className={styles['section']} aria-labelledby="ways-in">
      <h2 id="ways-in" className={styles['heading']}>
        Da dove vuoi cominciare?
      </h2>
      <ul className={styles['ways']}>
        {entryPoints.map(({ key, title, text, to }) => (
          <li key={key} className={styles['way']}>
            <EntryPicture way={key} />
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
