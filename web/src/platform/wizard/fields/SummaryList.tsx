import { askedFields, type SummaryField, titleOf } from '@riparo/domain/platform/wizard/definition.ts';
import { isSkipped } from '@riparo/domain/platform/wizard/answers.ts';
import { describeAnswer } from '@riparo/domain/platform/wizard/field-text.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { SiteLink } from '../../router/links/SiteLink.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import styles from './SummaryList.module.css';

/** The answers so far, each with a link back to its question. */
export function SummaryList({ field, wizard, answers }: WizardFieldProps<SummaryField>) {
  const lines = wizard.steps.flatMap((step, index) =>
    isSkipped(step, answers)
      ? []
      : askedFields(step)
          .filter(({ kind, name }) => kind !== 'hidden' && kind !== 'consent' && name in answers)
          .map((question) => ({ question, index, title: titleOf(step, answers) })),
  );
  return (
    <section aria-label={field.label}>
      <dl className={styles['list']}>
        {lines.map(({ question, index }) => (
          <div key={question.name} className={styles['line']}>
            <dt>{question.label}</dt>
            <dd>{describeAnswer(question, answers[question.name])}</dd>
            <dd className={styles['change']}>
              <SiteLink to={`?passo=${index + 1}`}>
                Modifica<VisuallyHidden> {question.label}</VisuallyHidden>
              </SiteLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
