import { correctDealAtDeskCall, dealAnswersCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { correctableFields } from '@riparo/domain/care/deals/correct-answers.ts';
import { actsAtDesk } from '@riparo/domain/care/deals/timeline.ts';
import type { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import type { Answer, AskedField } from '@riparo/domain/platform/wizard/definition.ts';
import { describeAnswer, readText, showText } from '@riparo/domain/platform/wizard/field-text.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../../platform/api/ask.ts';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { Loading } from '../../platform/parts/Loading.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { useKeyOfContent } from '../../platform/parts/use-key.ts';
import { CorrectionConflict, useCorrection } from '../cases/Correction.tsx';
import { useCaseChange, useReload } from '../cases/use-case.ts';
import { NoticeParagraph } from './DealAct.tsx';
import { dealSource, type OneDeal } from './use-deal.ts';

type Values = Readonly<Record<string, Answer>>;

interface DealCorrectionProps {
  readonly deal: OneDeal;
  readonly customerNotice: string | null;
  readonly onClose: () => void;
}

/** The buyer's form on one page, with the questions and rules of the site. */
export function DealCorrection({ deal, customerNotice, onClose }: DealCorrectionProps) {
  const form = useQuery({
    queryKey: ['deal answers', deal.uuid],
    queryFn: async () => {
      const product = findPurchasableProduct(deal.product.key);
      if (!product) throw new Error('no form for what is no longer sold');
      const [wizard, { answers }] = await Promise.all([
        loadPurchaseWizard(product),
        ask(dealAnswersCall, { params: { uuid: deal.uuid } }),
      ]);
      return { fields: correctableFields(wizard), answers };
    },
    // Each opening is logged, and starts with the current answers.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (form.error)
    return (
      <LoadError
        what="Non riusciamo a caricare i dati"
        error={form.error}
        onRetry={() => void form.refetch()}
      />
    );
  if (!form.data) return <Loading label="Carico i dati" lines={4} />;
  return <CorrectionFields deal={deal} customerNotice={customerNotice} onClose={onClose} {...form.data} />;
}

interface CorrectionFieldsProps extends DealCorrectionProps {
  readonly fields: readonly AskedField[];
  readonly answers: Values;
}

function CorrectionFields({
  deal: { uuid },
  customerNotice,
  fields,
  answers,
  onClose,
}: CorrectionFieldsProps) {
  const correct = useCaseChange(dealSource, uuid, correctDealAtDeskCall);
  const readDeal = useReload(dealSource, uuid);
  const keyOf = useKeyOfContent();
  const params = { uuid };
  const correction = useCorrection<Answer>({
    initial: Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? null])),
    send: async (differing) => {
      const changes = Object.fromEntries(
        Object.entries(differing).map(([name, { from, to }]) => [
          name,
          { from: sendable(from), to: sendable(to) },
        ]),
      );
      if (Object.keys(changes).length === 0) return onClose();
      await correct.mutateAsync({ params, body: { key: keyOf(changes), changes } });
      notify({ kind: 'success', text: 'Dati aggiornati: il cliente lo legge per e-mail.' });
    },
    conflict: 'DealDataChanged' satisfies keyof typeof deskDealErrors,
    reload: async () => {
      const [{ answers: values }, { data }] = await Promise.all([
        ask(dealAnswersCall, { params }),
        readDeal(),
      ]);
      return { values, by: data.timeline.find(({ text }) => text === actsAtDesk.correct)?.actor };
    },
    onSaved: onClose,
  });
  const { before, conflict } = correction;
  const form = useForm((typed) =>
    correction.save(
      Object.fromEntries(fields.map((field) => [field.name, readText(field, typed.get(field.name)) ?? null])),
    ),
  );
  const fieldOf = (name: string) => fields.find((field) => field.name === name);

  if (conflict)
    return (
      <CorrectionConflict
        correction={{ ...correction, conflict }}
        labelOf={(name) => fieldOf(name)?.label ?? name}
        say={(name, answer) => {
          const field = fieldOf(name);
          return field ? describeAnswer(field, answer) : '';
        }}
        onClose={onClose}
      />
    );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <FormFailure message={form.failure} />
        <div className={styles['fields']}>
          {fields.map((field) => (
            <BuyerField
              key={field.name}
              field={field}
              answer={before[field.name] ?? null}
              error={form.errors[field.name]}
            />
          ))}
        </div>
        <NoticeParagraph customerNotice={customerNotice} />
        <div className={styles['buttons']}>
          <Button type="submit" busy={form.isBusy}>
            Salva e avvisa il cliente
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const sendable = (answer: Answer | undefined) =>
  typeof answer === 'string' || typeof answer === 'boolean' ? answer : null;

interface BuyerFieldProps {
  readonly field: AskedField;
  readonly answer: Answer;
  readonly error: string | undefined;
}

function BuyerField({ field, answer, error }: BuyerFieldProps) {
  if (field.kind === 'choice' || field.kind === 'combobox')
    return (
      <Field id={field.name} label={field.label} error={error}>
        {(wiring) => (
          <SelectBox
            {...wiring}
            name={field.name}
            defaultValue={String(answer ?? '')}
            options={field.options}
          />
        )}
      </Field>
    );
  return (
    <TextField
      name={field.name}
      label={field.label}
      autoComplete="off"
      {...(field.kind === 'email' && { type: 'email', inputMode: 'email' as const })}
      {...(field.kind === 'phone' && { type: 'tel', inputMode: 'tel' as const })}
      {...(field.kind === 'text' && field.longest !== undefined && { maxLength: field.longest })}
      defaultValue={showText(field, answer)}
      error={error}
    />
  );
}
