import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { claimPath } from '@riparo/domain/care/claims/paths.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { paths } from '../../../platform/router/paths.ts';
import styles from './ClaimTools.module.css';
import type { Saving } from './save-answers.ts';

type ClaimToolsProps = {
  readonly token: string;
  readonly saving: Saving;
  readonly keptUntil: string;
};

const labels: Readonly<Record<Saving, string>> = {
  saved: 'Salvato',
  saving: 'Salviamo…',
  waiting: 'Senza connessione: salviamo appena torna',
};

/** Whether the answers are saved, and how to leave: the address resumes them anywhere. */
export function ClaimTools({ token, saving, keptUntil }: ClaimToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(location.origin + claimPath(token)).then(
      () => notify({ kind: 'success', text: 'Link copiato: aprilo dove vuoi.' }),
      () => notify({ kind: 'info', text: 'Copia il link dalla barra degli indirizzi.' }),
    );
  return (
    <span className={styles['tools']}>
      <output className={styles['saving']}>{labels[saving]}</output>
      <button type="button" className={styles['tool']} onClick={() => setOpen(true)}>
        Continua dopo
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Puoi continuare quando vuoi"
        actions={
          <>
            <ButtonLink to={paths.home}>Esci</ButtonLink>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Continua a rispondere
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>
            Conserviamo le tue risposte fino {withArticle('al', writtenDate(dayInRome(new Date(keptUntil))))}.
            Per riprendere, anche da un altro telefono o dal computer, riapri il link dell’e-mail o questo
            indirizzo: chi ha il link vede quello che hai scritto, quindi non darlo ad altri.
          </p>
          <div>
            <Button look="secondary" onClick={copy}>
              Copia il link
            </Button>
          </div>
        </Stack>
      </Dialog>
    </span>
  );
}
