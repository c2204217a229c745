import { ArrowRight, PiggyBank, MessagesSquare, ClipboardCheck } from 'lucide-react';
import { waysIn, type WayIn } from '../../texts/home.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ComingTag } from './ComingTag.tsx';
import styles from './WaysIn.module.css';

const icons = { pension: PiggyBank, quote: MessagesSquare, checkup: ClipboardCheck } as const;

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
  const Icon = icons[key];
  return (
    <li className={styles['way']} data-open={link ? true : undefined}>
      <span className={styles['icon']}>
        <Icon size={28} aria-hidden="true" />
      </span>
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
