import { Landmark } from '@riparo/ui/icons/Landmark.ts';
import { LockKeyhole } from '@riparo/ui/icons/LockKeyhole.ts';
import { ReceiptEuro } from '@riparo/ui/icons/ReceiptEuro.ts';
import { Sun } from '@riparo/ui/icons/Sun.ts';
import { Umbrella } from '@riparo/ui/icons/Umbrella.ts';
import { UserRound } from '@riparo/ui/icons/UserRound.ts';
import { trust } from '../../platform/texts/home.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { Band } from './Band.tsx';
import styles from './Trust.module.css';

const icons = {
  broker: Umbrella,
  supervised: Landmark,
  paid: ReceiptEuro,
  open: Sun,
  person: UserRound,
  data: LockKeyhole,
} as const;

export function Trust() {
  return (
    <Band id="trust" title="Chi siamo, messo per iscritto">
      <ul className={styles['reasons']}>
        {trust.map(({ key, title, text, link }) => {
          const Icon = icons[key];
          return (
            <li key={key} className={styles['reason']}>
              <Icon className={styles['icon']} size={28} aria-hidden="true" />
              <h3>{title}</h3>
              <p className={styles['text']}>{text}</p>
              {link && (
                <p>
                  <TextLink to={link.to}>{link.label}</TextLink>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
