import { Spinner } from '@riparo/ui/Spinner.tsx';
import { DealNotice } from '../../../platform/page/DealNotice.tsx';
import { DeskAtWork } from '../../../platform/pictures/DeskAtWork.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';
import styles from './Verifying.module.css';

/** Shown twice: after the request, before any payment, and after the payment. */
export default function LiabilitySuccessPage() {
  return <SuccessScreen wait={<Wait />} />;
}

function Wait() {
  return (
    <DealNotice picture={<DeskAtWork />}>
      <h1>La tua polizza RC Terzi</h1>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status" className={styles['status']} data-waiting="">
        <p className={styles['line']}>
          <Spinner size="small" />
          <span>
            Guardiamo a che punto è la tua richiesta: bastano pochi secondi. Prima si firma, poi si paga con
            carta; ogni passo te lo scriviamo anche per e-mail, se chiudi questa pagina.
          </span>
        </p>
      </div>
    </DealNotice>
  );
}
