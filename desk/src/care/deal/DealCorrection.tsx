import { correctDealAtDeskCall, dealAnswersCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { correctableFields } from '@riparo/domain/care/deals/correct-answers.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import type { Answer, AskedField } from '@riparo/domain/platform/wizard/definition.ts';
import { describeAnswer, readText, showText } from '@riparo/domain/platform/wizard/field-text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { DEALS_KEY } from '../../platform/live/live.tsx';
import { Failed } from '../../platform/parts/Failed.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { ChangedMeanwhile, VersionChoice } from '../../platform/parts/VersionChoice.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { Told } from './Told.tsx';
import type { OneDeal } from './use-deal.ts';
import { useKey } from '../../platform/parts/use-key.ts';

type Values = Readonly<Record<string, Answer>>;

interface DealCorrectionProps {
  readonly deal: OneDeal;
  readonly told: string | null;
  readonly onClose: () => void;
}

/** The buyer's form on one page, with the questions and the rules of the site. */
export function DealCorrection({ deal, told, onClose }: DealCorrectionProps) {
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
    // Each opening is written down, and begins with what stands now.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (form.error)
    return (
      <Failed what="Non riusciamo a caricare i dati" error={form.error} onRetry={() => void form.refetch()} />
    );
  if (!form.data) return <Waiting label="Carico i dati" lines={4} />;
  return <CorrectionFields deal={deal} told={told} onClose={onClose} {...form.data} />;
}

type Conflict = { readonly mine: Values; readonly theirs: Values; readonly names: readonly string[] };

interface CorrectionFieldsProps extends DealCorrectionProps {
  readonly fields: readonly AskedField[];
  readonly answers: Values;
}

const isSame = (one: Answer | undefined, other: Answer | undefined) => (one ?? '') === (other ?? '');

function CorrectionFields({ deal, told, fields, answers, onClose }: CorrectionFieldsProps) {
  const queries = useQueryClient();
  const { key, renew } = useKey();
  // As it was read when the form was opened: what changes meanwhile is found out by the server.
  const [before, setBefore] = useState(answers);
  const [conflict, setConflict] = useState<Conflict>();
  const params = { uuid: deal.uuid };

  const save = async (mine: Values, over: Values): Promise<void> => {
    const changes = Object.fromEntries(
      fields
        .filter(({ name }) => !isSame(mine[name], over[name]))
        .map(({ name }) => [name, { from: sendable(over[name]), to: sendable(mine[name]) }]),
    );
    if (Object.keys(changes).length === 0) return onClose();
    try {
      await ask(correctDealAtDeskCall, { params, body: { key, changes } });
    } catch (error) {
      if (problemOf(error)?.code !== 'DealDataChanged') throw error;
      const names = Object.keys(problemOf(error)?.fields ?? {});
      const { answers: theirs } = await ask(dealAnswersCall, { params });
      return setConflict({ mine, theirs, names });
    }
    await queries.invalidateQueries({ queryKey: [DEALS_KEY] });
    notify({ kind: 'success', text: 'Dati aggiornati: il cliente lo legge per e-mail.' });
    onClose();
  };

  const form = useForm(async (typed) => {
    const mine = Object.fromEntries(
      fields.map((field) => [field.name, readText(field, typed.get(field.name)) ?? null]),
    );
    await save(mine, before);
  });
  const choice = useForm(async (typed) => {
    if (!conflict) return;
    const { mine, theirs, names } = conflict;
    const isMine = (name: string) =>
      names.includes(name) ? typed.get(`choice-${name}`) === 'mine' : !isSame(mine[name], before[name]);
    // What does not collide is kept from both sides.
    const chosen = Object.fromEntries(
      fields.map(({ name }) => [name, (isMine(name) ? mine[name] : theirs[name]) ?? null]),
    );
    setBefore(theirs);
    setConflict(undefined);
    renew();
    await save(chosen, theirs);
  });

  if (conflict)
    return (
      <form onSubmit={choice.onSubmit}>
        <Stack>
          <ChangedMeanwhile>
            Qualcun altro ha appena modificato gli stessi dati: scegli quale versione conservare.
          </ChangedMeanwhile>
          <FormFailure message={choice.failure} />
          {fields
            .filter(({ name }) => conflict.names.includes(name))
            .map((field) => (
              <VersionChoice
                key={field.name}
                name={`choice-${field.name}`}
                legend={field.label}
                theirs={{ whose: 'C’è ora', text: describeAnswer(field, conflict.theirs[field.name]) }}
                mine={{ whose: 'La tua', text: describeAnswer(field, conflict.mine[field.name]) }}
              />
            ))}
          <div className={styles['buttons']}>
            <Button type="submit" busy={choice.isBusy}>
              Conserva queste
            </Button>
            <Button look="quiet" onClick={onClose}>
              Lascia stare
            </Button>
          </div>
        </Stack>
      </form>
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
        <Told told={told} />
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
