import { openDealByPhoneCall, quoteByPhoneCall } from '@riparo/domain/care/phone-sale/phone-sale-calls.ts';
import { LIFE_PRODUCT_KEY } from '@riparo/domain/buy/products/vita/product.ts';
import { withoutUnasked } from '@riparo/domain/care/phone-sale/desk-questions.ts';
import { lifeQuestionsByPhone } from '@riparo/domain/care/phone-sale/life-questions.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import {
  type AskedField,
  type FieldErrors,
  isSecret,
  leadOf,
  titleOf,
  type Wizard,
} from '@riparo/domain/platform/wizard/definition.ts';
import { findExclusion } from '@riparo/domain/platform/wizard/what-excludes.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { ErrorSummary } from '@riparo/ui/ErrorSummary.tsx';
import { ask, messageOf, problemOf } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useNow } from '../../platform/time/now.ts';
import { Opened } from './Opened.tsx';
import styles from './NewDealPage.module.css';
import { QuestionField } from './QuestionField.tsx';
import { applicableQuestions, readValues, shownIn, toSend, type Values } from './read-values.ts';

export const lifeQuestions = lifeQuestionsByPhone;

interface PhoneFormProps {
  readonly wizard: Wizard;
  /** The known data of the caller. */
  readonly known: Values;
  readonly product: string;
}

const isVisible = (field: AskedField) => field.kind !== 'hidden' && !isSecret(field);

export const fieldId = (name: string) => `question-${name.replaceAll('.', '-')}`;

/**
 * All questions on one page, with the rules, masks and texts of the site; those that depend on an answer
 * appear with it.
 */
export function PhoneForm({ wizard, known, product }: PhoneFormProps) {
  const [values, setValues] = useState<Values>(known);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  // Pressing twice opens one deal; changed answers open another.
  const [submissionKey] = useState(() => crypto.randomUUID() as string as SubmissionKey);
  const today = dayInRome(useNow());
  const answers = readValues(wizard, values);
  const questions = applicableQuestions(wizard, answers);
  const email = String(answers['email'] ?? '');

  const sending = useMutation({
    mutationFn: async () => {
      const body = { submissionKey, answers: toSend(wizard, answers) };
      if (product !== LIFE_PRODUCT_KEY) {
        const { uuid } = await ask(openDealByPhoneCall, { params: { productKey: product }, body });
        return { uuid, price: null };
      }
      const { uuid, monthlyCents } = await ask(quoteByPhoneCall, { body });
      return { uuid, price: formatEuro(cents(monthlyCents)) };
    },
    onError: (error) => refuse(problemOf(error)?.fields ?? {}),
  });

  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) setAttempt((count) => count + 1);
  };

  const fill = (filled: Values) => {
    setValues((before) => ({ ...before, ...filled }));
    const names = Object.keys(filled);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const wrong = checkWizard(withoutUnasked(wizard, answers), answers, today).errors;
    refuse(wrong);
    if (Object.keys(wrong).length === 0) sending.mutate();
  };

  if (sending.data) return <Opened {...sending.data} email={email} product={product} />;

  const failures = questions
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const message = errors[field.name];
      return message === undefined ? [] : [{ id: fieldId(field.name), message, field }];
    });
  const general = sending.error && failures.length === 0 ? messageOf(sending.error) : undefined;

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={failures} attempt={attempt} />
      <FormFailure message={general} />
      {questions.map(({ step, fields }) => {
        const excluded = findExclusion(step, answers, today);
        const lead = leadOf(step, answers);
        return (
          <Panel key={step.id} title={titleOf(step, answers)}>
            {lead && <p className={styles['question']}>{lead}</p>}
            <div className={styles['fields']}>
              {fields.filter(isVisible).map((field) => (
                <QuestionField
                  key={field.name}
                  field={field}
                  id={fieldId(field.name)}
                  value={shownIn(field, values, answers)}
                  answers={answers}
                  error={errors[field.name]}
                  isTitle={field.label === titleOf(step, answers)}
                  onFill={fill}
                />
              ))}
              <div role="status" className={styles['excluded']}>
                {excluded && (
                  <Alert tone="warning">
                    <p>
                      <strong>{excluded.exclusion.title}</strong> {excluded.exclusion.why}{' '}
                      {excluded.exclusion.instead}
                    </p>
                  </Alert>
                )}
              </div>
            </div>
          </Panel>
        );
      })}
      <div>
        <Button type="submit" busy={sending.isPending}>
          {product === LIFE_PRODUCT_KEY ? 'Calcola e manda il link' : 'Apri la pratica e manda il link'}
        </Button>
      </div>
    </form>
  );
}
