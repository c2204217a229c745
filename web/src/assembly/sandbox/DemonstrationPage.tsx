import { demonstrationWizard } from '@riparo/domain/platform/wizard/demonstration.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { notify } from '@riparo/ui/notices.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import styles from './DemonstrationPage.module.css';

const keepHere: Submit<object> = ({ answers }) => Promise.resolve({ ok: true, value: answers });

/** Every kind of field, to look at and to test. Only with the sandbox providers: never in production. */
export default function DemonstrationPage() {
  return (
    <WizardScreen
      wizard={demonstrationWizard}
      title="Modulo di prova"
      description="Tutti i tipi di domanda in un solo modulo."
      submit={keepHere}
      renderResult={(answers) => (
        <div className={styles['result']}>
          <h1 tabIndex={-1}>Le risposte, come verrebbero inviate</h1>
          <Card>
            <pre className={styles['answers']}>{JSON.stringify(answers, null, 2)}</pre>
          </Card>
          <Button
            look="secondary"
            onClick={() => notify({ kind: 'success', text: 'Ecco un avviso: resta venti secondi.' })}
          >
            Mostra un avviso
          </Button>
        </div>
      )}
    />
  );
}
