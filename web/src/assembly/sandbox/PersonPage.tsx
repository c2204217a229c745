import { personDemonstration } from '@riparo/domain/buy/purchase/demonstration.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { useKnownPerson } from '../../platform/session/use-known-person.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import styles from './DemonstrationPage.module.css';

const keepHere: Submit<object> = async ({ answers }) => {
  const { personOf } = await import('@riparo/domain/buy/purchase/person.ts');
  return { ok: true, value: personOf(answers) };
};

/** What every purchase asks about a person, to look at and to test; nothing is sent. Never in production. */
export default function PersonPage() {
  return (
    <WizardScreen
      wizard={personDemonstration}
      title="Dati di prova"
      description="Le domande su una persona, come le fa ogni acquisto."
      known={useKnownPerson()}
      submit={keepHere}
      renderResult={(person) => (
        <div className={styles['result']}>
          <h1 tabIndex={-1}>La persona, come verrebbe inviata</h1>
          <Card>
            <pre className={styles['answers']}>{JSON.stringify(person, null, 2)}</pre>
          </Card>
        </div>
      )}
    />
  );
}
