import { planTotalInWords } from '@riparo/domain/understand/checkup/plan-total.ts';
import type { SuggestedPolicy } from '@riparo/domain/understand/checkup/report-schema.ts';
import type { KnownPerson } from '@riparo/domain/platform/wizard/known-person.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import styles from './SuggestedPolicies.module.css';

type SuggestedPoliciesProps = {
  readonly policies: readonly SuggestedPolicy[];
  readonly person: KnownPerson;
};

export function SuggestedPolicies({ policies, person }: SuggestedPoliciesProps) {
  if (policies.length === 0) return <NothingMissing />;
  const total = planTotalInWords(policies);
  return (
    <section className={styles['section']} aria-labelledby="consigli">
      <div className={styles['head']}>
        <h2 id="consigli">Da dove cominciare, un passo alla volta</h2>
        <p>
          In cima c’è la mancanza che, con le tue risposte, pesa di più. È una regola uguale per tutti, non
          una consulenza: un preventivo non ti impegna a nulla, e puoi dire di no.
        </p>
      </div>
      <ol className={styles['cards']}>
        {policies.map((policy, place) => (
          <PolicyCard key={policy.area} policy={policy} step={place + 1} person={person} />
        ))}
      </ol>
      {total && (
        <Card tone="sand" as="section" labelledBy="totale">
          <h3 id="totale">Quanto costa, in tutto</h3>
          <p className={styles['total']}>{total}</p>
        </Card>
      )}
    </section>
  );
}

function NothingMissing() {
  return (
    <section className={styles['head']} aria-labelledby="consigli">
      <h2 id="consigli">Non risulta che ti manchi qualcosa</h2>
      <p>
        Quello che conta per te è già ben coperto. Ricontrolla quando cambia qualcosa: una casa, un figlio, un
        lavoro nuovo.
      </p>
    </section>
  );
}
