import { type Role, roleDescriptions, roleNames, ROLES } from '@riparo/domain/platform/call/roles.ts';
import styles from './RoleChoice.module.css';

/** One of the roles, with its permissions. */
export const RoleChoice = ({ chosen }: { readonly chosen: Role }) => (
  <fieldset className={styles['roles']}>
    <legend className={styles['legend']}>Ruolo</legend>
    {ROLES.map((role) => (
      <label key={role} className={styles['role']}>
        <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
        <strong className={styles['name']}>{roleNames[role]}</strong>
        <span className={styles['meaning']}>{roleDescriptions[role]}</span>
      </label>
    ))}
  </fieldset>
);
