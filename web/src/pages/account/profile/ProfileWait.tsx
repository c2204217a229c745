import { profileForm } from '@riparo/domain/account/forms.ts';
import { askedFields } from '@riparo/domain/wizard/definition.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import styles from './Profile.module.css';

/** In the place of the form while the data are on their way. */
export function ProfileWait() {
  return (
    <div data-waiting="" className={styles['waiting']}>
      {askedFields(profileForm).map(({ name, label }) => (
        <div key={name} className={styles['field']} aria-hidden="true">
          <span>{label}</span>
          <Skeleton shape="control" />
        </div>
      ))}
      <Spinner label="Caricamento" />
    </div>
  );
}
