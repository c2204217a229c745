import { ArrowRight } from 'lucide-react';
import { waysIn, type WayIn } from '../../texts/home.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ComingTag } from './ComingTag.tsx';
import { WayPicture } from './WayPicture.tsx';
import styles from './WaysIn.module.css';

export function WaysIn() {
  return (
    <section className={styles['section']} aria-labelledby="ways-in">
      <h2 id="ways-in" className={styles['heading']}>
        Da dove vuoi cominciare?
      </h2>
      <ul className={styles['ways']}>
        {waysIn.map((way) => (
          <Way key={way.key} way={way} />
        ))}
      </ul>
    </section>
  );
}

function Way({ way: { key, title, text, link } }: { readonly way: WayIn }) {
  return (
    <li className={styles['way']} data-open={link ? true : undefined}>
      <div className={styles['picture']}>
        <WayPicture way={key} />
      </div>
      <h3>{title}</h3>
      <p className={styles['text']}>{text}</p>
      {link ? (
        <SiteLink to={link.to} className={styles['link']}>
          {link.label}
          <ArrowRight size={20} aria-hidden="true" />
        </SiteLink>
      ) : (
        <ComingTag />
      )}
    </li>
  );
}
