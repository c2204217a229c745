import { handOverPdfPath, handOverZipPath } from '@riparo/domain/care/claims/hand-over-paths.ts';
import { Archive } from '@riparo/ui/icons/Archive.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useCan } from '../../platform/session/session.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { adaptToPayer } from './say-claim.ts';
import type { OneClaim } from './use-claim.ts';

/** The file for the insurer: everything as one ZIP, or the report as one PDF. */
export function HandOverPanel({ claim }: { readonly claim: OneClaim }) {
  const canShow = useCan('show-personal-data');
  if (!canShow) return null;
  return (
    <Panel title={adaptToPayer(claim.policy.product.key, 'Per la compagnia')}>
      <p>
        La denuncia con la polizza, le foto, i documenti e i messaggi. Ogni download è annotato nel registro.
      </p>
      <div className={styles['buttons']}>
        <a className={buttonClass('secondary', false)} href={handOverZipPath(claim.id)} download>
          <Archive size={18} aria-hidden="true" /> Fascicolo ZIP
        </a>
        <a className={buttonClass('secondary', false)} href={handOverPdfPath(claim.id)} download>
          <FileText size={18} aria-hidden="true" /> Denuncia PDF
        </a>
      </div>
    </Panel>
  );
}
