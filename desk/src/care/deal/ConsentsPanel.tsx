import { Check } from '@riparo/ui/icons/Check.ts';
import { Minus } from '@riparo/ui/icons/Minus.ts';
import { Fold } from '@riparo/ui/Fold.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import styles from './ConsentsPanel.module.css';
import type { OneDeal } from './use-deal.ts';

/** The buyer's consents word for word, and their answers about suitability. */
export function ConsentsPanel({ deal: { consents, suitability } }: { readonly deal: OneDeal }) {
  const now = useNow();
  return (
    <Panel title="Consensi ed esigenze">
      <p className={parts['soft']}>
        Dati {formatMoment(new Date(consents.givenAt), now)} sulla pagina {consents.source}, testi{' '}
        {consents.version}.
      </p>
      {consents.lines.length === 0 ? (
        <p>Ancora nessun consenso.</p>
      ) : (
        <ul className={styles['consents']}>
          {consents.lines.map(({ text, given }) => (
            <Consent key={text} text={text} given={given} />
          ))}
          {consents.later.map(({ text, given, at }) => (
            <Consent
              key={`${text} ${at}`}
              text={`${text} (${formatMoment(new Date(at), now)})`}
              given={given}
            />
          ))}
        </ul>
      )}
      {suitability.length > 0 && (
        <Fold title="Che cosa ha risposto sulle sue esigenze" size="small">
          <dl className={parts['facts']}>
            {suitability.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      {consents.documents.length > 0 && (
        <Fold title="Che cosa ha potuto leggere prima" size="small">
          <ul>
            {consents.documents.map(({ title, version }) => (
              <li key={title}>
                {title} <span className={parts['soft']}>({version})</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Panel>
  );
}

const Consent = ({ text, given }: { readonly text: string; readonly given: boolean }) => (
  <li className={styles['consent']}>
    {given ? (
      <Check size={18} aria-hidden="true" className={styles['yes']} />
    ) : (
      <Minus size={18} aria-hidden="true" className={styles['no']} />
    )}
    <span>
      <VisuallyHidden>{given ? 'Sì: ' : 'No: '}</VisuallyHidden>
      {text}
    </span>
  </li>
);
