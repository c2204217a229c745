import type { Signature } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { signatureConsentForm } from '@riparo/domain/buy/signature/forms.ts';
import type { ReactNode, RefObject } from 'react';
import { ConsentField } from '../../platform/wizard/fields/ConsentField.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import type { Sending } from '../../platform/wizard/use-sending.ts';
import styles from './ConsentForm.module.css';
import { DocumentCards } from './DocumentCards.tsx';

type ConsentFormProps = {
  readonly signature: Signature;
  readonly sending: Sending;
  readonly takesFocus?: boolean;
  /** The heading that asks it, if not the page's own title. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly before?: ReactNode;
  readonly onComplete: () => void;
};

const formOf = (needsCode: boolean) => ({
  plain: oneStepForm(signatureConsentForm({ needsCode, approvesRenewal: false }), { consent: ConsentField }),
  renewing: oneStepForm(signatureConsentForm({ needsCode, approvesRenewal: true })),
});
const forms = { withCode: formOf(true), proved: formOf(false) };

/** The documents, and the checkboxes to agree to them. */
export function ConsentForm({ signature, sending, heading, before, onComplete, ...rest }: ConsentFormProps) {
  const { documents, codeGoesTo, next, needsCode, approvesRenewal } = signature;
  const DocumentsTitle = heading ? 'h3' : 'h2';
  return (
    <StandaloneForm
      {...rest}
      {...(heading && { heading })}
      form={(needsCode ? forms.withCode : forms.proved)[approvesRenewal ? 'renewing' : 'plain']}
      sending={sending}
      before={
        <>
          {before}
          <section aria-labelledby="documenti" className={styles['documents']}>
            <DocumentsTitle id="documenti" className={styles['title']}>
              Da leggere prima di firmare
            </DocumentsTitle>
            <DocumentCards documents={documents} />
          </section>
        </>
      }
      after={
        <p className={styles['note']}>
          {needsCode
            ? `Mandiamo un codice di 6 cifre a ${codeGoesTo}: scriverlo vale come la tua firma.`
            : `Hai già confermato ${codeGoesTo} con un codice: premere «Firma i documenti» vale come la tua firma.`}{' '}
          {next === 'payment'
            ? 'Dopo paghi, dalla stessa pagina o con il link che ti mandiamo: firmando non paghi ancora nulla.'
            : 'La copertura comincia il giorno dopo.'}
        </p>
      }
      onComplete={onComplete}
    />
  );
}
