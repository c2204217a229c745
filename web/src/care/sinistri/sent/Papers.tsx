import { ibanRule } from '@riparo/domain/care/claims/iban.ts';
import { givePaperCall, type SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import { Check } from '@riparo/ui/icons/Check.ts';
import { Circle } from '@riparo/ui/icons/Circle.ts';
import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { accepted, refused, useSending } from '../../../platform/wizard/use-sending.ts';
import { FilePicker } from '../../../platform/uploads/FilePicker.tsx';
import type { Uploads } from '../../../platform/uploads/uploads.ts';
import { useUploads } from '../../../platform/uploads/uploads-by-token.ts';
import styles from './SentClaim.module.css';

type Paper = SentClaim['papers'][number];

type PapersProps = {
  readonly token: string;
  readonly papers: readonly Paper[];
  readonly uploads: Uploads;
  readonly isEnded: boolean;
  /** Whether documents about health may be sent. */
  readonly hasHealthConsent: boolean;
  readonly onChanged: (claim: SentClaim) => void;
  readonly onOutdated: () => void;
};

/** The requested documents as a checklist. */
export function Papers({ papers, ...rest }: PapersProps) {
  const missing = papers.filter(({ state }) => state === 'asked').length;
  return (
    <section className={styles['part']} aria-labelledby="che-cosa-serve">
      <h2 id="che-cosa-serve" className={styles['title']}>
        Che cosa ci serve
      </h2>
      <p>
        {missing === 0
          ? 'C’è tutto, grazie.'
          : missing === 1
            ? 'Manca una cosa.'
            : `Mancano ${missing} cose.`}
      </p>
      <ul className={styles['papers']}>
        {papers.map((paper) => (
          <Card key={paper.id} as="li" labelledBy={`carta-${paper.id}`}>
            <DocumentCard paper={paper} {...rest} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

const states = { asked: 'Da mandare', given: 'Ricevuto: lo controlliamo', seen: 'A posto' } as const;

function DocumentCard({ paper, ...rest }: Omit<PapersProps, 'papers'> & { readonly paper: Paper }) {
  const Icon = paper.state === 'asked' ? Circle : Check;
  return (
    <div className={styles['paper']}>
      <h3 id={`carta-${paper.id}`} className={styles['paperTitle']}>
        <Icon size={22} aria-hidden="true" />
        {paper.title}
      </h3>
      <p className={styles['state']} data-state={paper.state}>
        {states[paper.state]}
      </p>
      {paper.hint && <p>{paper.hint}</p>}
      {paper.why && paper.state === 'asked' && (
        <p>
          <strong>Perché te lo chiediamo di nuovo:</strong> {paper.why}
        </p>
      )}
      {paper.note && paper.state !== 'asked' && (
        <p className={styles['words']}>Ci hai scritto: {paper.note}</p>
      )}
      {paper.state === 'asked' && !rest.isEnded && <ProvideDocument paper={paper} {...rest} />}
    </div>
  );
}

function ProvideDocument({
  token,
  paper,
  uploads,
  hasHealthConsent,
  onChanged,
  onOutdated,
}: Omit<PapersProps, 'papers'> & { readonly paper: Paper }) {
  const sending = useSending();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const files = useUploads(uploads).filter((upload) => upload.paperId === paper.id);
  const areStored = files.some(({ state }) => state === 'stored');
  const isTravelling = files.some(({ state }) => !['stored', 'refused', 'unfinished'].includes(state));
  const isIban = paper.kind === 'iban';
  const isWithheldForConsent = paper.isHealth && !hasHealthConsent && !isWriting;
  const field = isIban && !isWriting ? 'iban' : 'note';

  const give = (event: FormEvent) => {
    event.preventDefault();
    const text = String(new FormData(form.current ?? undefined).get(field) ?? '').trim();
    if (field === 'iban') {
      const verdict = ibanRule(text);
      if (!verdict.ok) return setError(verdict.message);
    } else if (text === '' && !areStored) {
      return setError(
        isWriting ? 'Scrivi perché non ce l’hai.' : 'Aggiungi prima il file, o scrivi perché non ce l’hai.',
      );
    }
    setError(undefined);
    void sending.send(
      () =>
        callApi(givePaperCall, {
          params: { token, paperId: paper.id },
          body: text === '' ? {} : { [field]: text },
        }),
      (result) => {
        if (result.ok) {
          notify({ kind: 'success', text: `Inviato: ${paper.title}.` });
          onChanged(result.value.data);
          return accepted();
        }
        if (result.problem.code === 'ClaimMovedOn' || result.problem.code === 'ClaimEnded') {
          notify({ kind: 'info', text: result.problem.message });
          return onOutdated();
        }
        const { fields = {}, message } = result.problem;
        return refused(Object.values(fields)[0] ?? message);
      },
    );
  };

  return (
    <form ref={form} method="post" noValidate className={styles['form']} onSubmit={give}>
      {sending.refusal.warning && <FormWarning>{sending.refusal.warning}</FormWarning>}
      {isWithheldForConsent && (
        <p>
          Contiene dati sulla salute: per mandarlo serve il tuo consenso, che puoi dare in fondo a questo
          elenco. Se preferisci non mandarlo, scrivilo: la denuncia va avanti lo stesso.
        </p>
      )}
      {!isIban && !isWriting && !isWithheldForConsent && (
        <FilePicker uploads={uploads} paperId={paper.id} label={paper.title} />
      )}
      {field === 'iban' && (
        <Field id={`iban-${paper.id}`} label="IBAN" error={error}>
          {(wiring) => <TextInput {...wiring} name="iban" autoComplete="off" autoCapitalize="characters" />}
        </Field>
      )}
      {isWriting && (
        <Field id={`nota-${paper.id}`} label="Perché non ce l’hai" error={error}>
          {(wiring) => <TextArea {...wiring} name="note" autoComplete="off" />}
        </Field>
      )}
      {error && !isWriting && !isIban && <FormWarning>{error}</FormWarning>}
      <div className={styles['actions']}>
        {!isWithheldForConsent && (
          <Button type="submit" busy={sending.busy} disabled={isTravelling}>
            {isWriting ? 'Mandaci la risposta' : isIban ? 'Manda l’IBAN' : 'Ho finito'}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            setError(undefined);
            setWriting(!isWriting);
          }}
        >
          {isWriting ? 'Torna indietro' : isWithheldForConsent ? 'Preferisco non mandarlo' : 'Non ce l’ho'}
        </Button>
      </div>
    </form>
  );
}
