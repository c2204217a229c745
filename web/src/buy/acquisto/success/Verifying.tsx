import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { SupportContacts } from '../../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';
import { DeskAtWork } from '../../../platform/pictures/DeskAtWork.tsx';
import styles from './Verifying.module.css';

type VerifyingProps = {
  readonly isOver: boolean;
  readonly summary: string | null;
  readonly onRetry: () => void;
};

/** Shown from the first paint: customers on a slow phone wonder whether their payment worked. */
const NO_NEED_TO_STAY =
  'Se hai pagato non serve rifarlo: appena arriva la conferma ti mandiamo la ricevuta per e-mail, anche se chiudi questa pagina.';

/** Claims nothing before the server knows: opening the page proves no payment. */
export function Verifying({ isOver, summary, onRetry }: VerifyingProps) {
  return (
    <DealNotice picture={<DeskAtWork />}>
      <h1 tabIndex={-1}>Stiamo verificando il pagamento</h1>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status" className={styles['status']} data-waiting={isOver ? undefined : ''}>
        {!isOver && (
          <p className={styles['line']}>
            <Spinner size="small" />
            <span>Chiediamo conferma alla banca: di solito bastano pochi secondi. {NO_NEED_TO_STAY}</span>
          </p>
        )}
        {isOver && <p>Ci vuole più del solito. {NO_NEED_TO_STAY}</p>}
      </div>
      {isOver && (
        <Stack direction="row" gap={3}>
          <Button icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
            Controlla di nuovo
          </Button>
          {summary && (
            <ButtonLink to={summary} look="secondary">
              Torna al riepilogo
            </ButtonLink>
          )}
        </Stack>
      )}
      {isOver && (
        <section aria-labelledby="parlarne">
          <h2 id="parlarne">Vuoi parlarne con noi?</h2>
          <SupportContacts />
        </section>
      )}
    </DealNotice>
  );
}
