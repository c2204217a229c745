import type { Signature } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './DocumentCards.module.css';

type Kind = Signature['documents'][number]['kind'];

/** A one-line description for people who would not open the document. */
const words: Readonly<Record<Kind, string>> = {
  'polizza-firmata': 'La tua copia, con la prova della firma in fondo.',
  polizza: 'Il contratto: chi, che cosa, quanto e per quanto tempo.',
  coerenza: 'Le tue esigenze, come ce le hai dette, e perché la copertura è adatta.',
  ricevuta: 'Quanto hai pagato, quando e per che cosa.',
  benvenuto: 'Le date della copertura, e che cosa fare se succede qualcosa.',
  recesso: 'La conferma che hai esercitato il recesso.',
  disdetta: 'La conferma che hai disdetto il rinnovo.',
  dip: 'In breve, che cosa è coperto e che cosa no.',
  'dip-aggiuntivo': 'Per chi è, quanto costa e come si reclama.',
  condizioni: 'Tutte le regole, articolo per articolo.',
  'informativa-precontrattuale': 'Chi siamo, come guadagniamo, a chi presentare un reclamo.',
  'vendita-a-distanza': 'I tuoi diritti quando acquisti online, recesso compreso.',
  'set-informativo': 'Che cosa è coperto e che cosa no, in breve e per intero.',
  'certificato-sci': 'Chi è al riparo, e in quali giorni.',
  'ricevuta-sci': 'Quanto hai pagato, quando e per che cosa.',
};

export const documentDescriptions = (kind: Kind) => words[kind];

type DocumentCardsProps = { readonly documents: Signature['documents'] };

const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/**
 * Documents to read: a description and a link each. They open in a tab of their own, so that no form is lost.
 */
export function DocumentCards({ documents }: DocumentCardsProps) {
  return (
    <ul className={styles['cards']}>
      {documents.map(({ kind, title, path, sizeBytes }) => (
        <li key={path} className={styles['card']}>
          <span className={styles['icon']} aria-hidden="true">
            <FileText size={22} />
          </span>
          <div className={styles['words']}>
            <a href={path} target="_blank" rel="noopener" className={styles['title']}>
              {title}
            </a>
            <p className={styles['what']}>{documentDescriptions(kind)}</p>
            <p className={styles['kind']}>
              PDF{sizeBytes !== null && `, ${sizeOf(sizeBytes)}`}
              <VisuallyHidden>, si apre in una nuova scheda</VisuallyHidden>
            </p>
          </div>
          <a href={path} download className={styles['download']} aria-label={`Scarica: ${title}`}>
            <Download size={20} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
