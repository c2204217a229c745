import { UserRound } from '@riparo/ui/icons/UserRound.ts';
import { SiteLink } from '../router/links/SiteLink.tsx';
import styles from './AccountCorner.module.css';

interface AccountWayProps {
  readonly to: string;
  readonly label: string;
  readonly hidden?: boolean;
}

/** A link to the personal area in the corner of the header. */
export function AccountWay({ to, label, hidden }: AccountWayProps) {
  return (
    <SiteLink to={to} className={styles['enter']} hidden={hidden}>
      <UserRound size={24} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </SiteLink>
  );
}
