import { askedFields, type Step } from '@riparo/domain/platform/wizard/definition.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import styles from './FormWait.module.css';

/** Placeholder for a form while the session loads. */
export function FormWait({ form }: { readonly form: Step }) {
  return (
    <div data-waiting="" className={styles['waiting']}>
      {askedFields(form).map(({ name, label }) => (
        <div key={name} className={styles['field']} aria-hidden="true">
          <span>{label}</span>
          <Skeleton shape="control" />
        </div>
      ))}
      <Spinner label="Caricamento" />
    </div>
  );
}
