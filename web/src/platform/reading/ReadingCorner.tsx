import { paths } from '../router/paths.ts';
import styles from '../shell/AccountCorner.module.css';
import { AccountWay } from '../shell/AccountWay.tsx';
import avatarStyles from '../shell/Avatar.module.css';
import { part } from '../page/part.ts';

/** The end of the header before the session is known: `show-account.ts` shows one of the two. */
export function ReadingCorner() {
  return (
    <div className={styles['corner']} {...part('account')}>
      <noscript>
        <AccountWay to={paths.signIn} label="Accedi" />
      </noscript>
      <AccountWay to={paths.signIn} label="Accedi" hidden />
      <button
        type="button"
        className={avatarStyles['avatar']}
        aria-haspopup="dialog"
        aria-label="Il tuo account"
        hidden
      />
    </div>
  );
}
