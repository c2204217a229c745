import {
  type Answers,
  askedFields,
  type SummaryField,
  titleOf,
  type Wizard,
} from '@riparo/domain/wizard/definition.ts';
import { isSkipped } from '@riparo/domain/wizard/answers.ts';
import { describeAnswer } from '@riparo/domain/wizard/field-text.ts';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SummaryList.module.css';

type SummaryListProps = { readonly field: SummaryField; readonly wizard: Wizard; readonly answers: Answers };

/** What was answered so far, each line with a way back to its question. */
export function SummaryList({ field, wizard, answers }: SummaryListProps) {
  const lines = wizard.steps.flatMap((step, index) =>
    isSkipped(step, answers)
      ? []
      : askedFields(step)
          .filter(({ name }) => name in answers)
          .map((asked) => ({ asked, index, title: titleOf(step, answers) })),
  );
  return (
    <section aria-label={field.label}>
      <dl className={styles['list']}>
        {lines.map(({ asked, index }) => (
          <div key={asked.name} className={styles['line']}>
            <dt>{asked.label}</dt>
            <dd>{describeAnswer(asked, answers[asked.name])}</dd>
            <dd className={styles['change']}>
              <Link to={`?passo=${index + 1}`}>
                Modifica<VisuallyHidden> {asked.label}</VisuallyHidden>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
