import { dealFilePath } from '@riparo/domain/care/deals/file-path.ts';
import { FileArchive } from '@riparo/ui/icons/FileArchive.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import type { OneDeal } from './use-deal.ts';

/** The documents of a deal, and everything about it as one file. */
export const DocumentsPanel = ({ deal }: { readonly deal: OneDeal }) => (
  <Panel
    title="Documenti"
    aside={
      <a href={dealFilePath(deal.uuid)} download className={buttonClass('quiet', false)}>
        <FileArchive size={18} aria-hidden="true" /> Fascicolo (ZIP)
      </a>
    }
  >
    {deal.documents.length === 0 ? (
      <p className={styles['soft']}>Ancora nessun documento.</p>
    ) : (
      <ul className={styles['rows']}>
        {deal.documents.map(({ title, path, sizeBytes }) => (
          <li key={path} className={styles['row']}>
            <a href={path} target="_blank" rel="noreferrer" className={styles['phone']}>
              <FileText size={18} aria-hidden="true" /> {title}
            </a>
            {sizeBytes !== null && (
              <span className={styles['soft']}>PDF, {Math.ceil(sizeBytes / 1024)} kB</span>
            )}
          </li>
        ))}
      </ul>
    )}
    <p className={styles['soft']}>Ogni apertura e ogni download sono annotati nel registro.</p>
  </Panel>
);
