import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { callBookingAddress } from '@riparo/domain/care/calls/path.ts';
import { CalendarClock } from '@riparo/ui/icons/CalendarClock.ts';
import { Mail } from '@riparo/ui/icons/Mail.ts';
import { MessageCircle } from '@riparo/ui/icons/MessageCircle.ts';
import { TextLink } from '../router/links/TextLink.tsx';
import styles from './SupportContacts.module.css';

const contacts = [
  { icon: MessageCircle, to: brand.support.chatUrl, text: 'Scrivici in chat' },
  { icon: CalendarClock, to: callBookingAddress, text: 'Prenota una chiamata' },
  { icon: Mail, to: `mailto:${brand.support.email}`, text: brand.support.email },
] as const;

/** The three ways to contact us. */
export function SupportContacts() {
  return (
    <ul className={styles['contacts']}>
      {contacts.map(({ icon: Icon, to, text }) => (
        <li key={to} className={styles['contact']}>
          <Icon size={20} aria-hidden="true" />
          <TextLink to={to}>{text}</TextLink>
        </li>
      ))}
    </ul>
  );
}
