import { X } from './icons/X.ts';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A question or a piece of information above the page. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="centre" />;
}

/** The same from the side: menus and long lists. */
export function Drawer(props: DialogProps) {
  return <Modal {...props} placement="side" />;
}

/** The same from the bottom edge, within the thumb's reach. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} placement="below" />;
}

function Modal({
  open,
  onClose,
  title,
  actions,
  children,
  placement,
}: DialogProps & { readonly placement: 'centre' | 'side' | 'below' }) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={classNames(styles['modal'], styles[placement])} aria-labelledby={titleId}>
      <div className={styles['content']}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label="Chiudi"
            onClick={() => modal.ref.current?.close()}
          >
            <X size={24} aria-hidden="true" />
          </button>
        </div>
        <div>{children}</div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
