import styles from '../../platform/parts/panel-parts.module.css';

/** What the customer will be told of what is about to be done. */
export const Told = ({ told }: { readonly told: string | null }) =>
  told && (
    <p className={styles['told']}>
      <strong>Il cliente:</strong> {told.charAt(0).toLowerCase() + told.slice(1)}
    </p>
  );
