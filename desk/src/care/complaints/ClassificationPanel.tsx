import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import {
  COMPLAINANTS,
  COMPLAINT_AREAS,
  complainantNames,
  complaintAreaNames,
} from '@riparo/domain/care/complaints/register.ts';
import type { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { classifyComplaintCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { formatItalianDate, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { CorrectionConflict, useCorrection } from '../cases/Correction.tsx';
import { useCaseChange, useReload } from '../cases/use-case.ts';
import { complaintSource, type OneComplaint } from './use-complaints.ts';

const FIELDS = ['complainant', 'area', 'product', 'dealUuid', 'claimId'] as const;
type FieldName = (typeof FIELDS)[number];
type Values = Readonly<Record<FieldName, string>>;

const labels: Readonly<Record<FieldName, string>> = {
  complainant: 'Chi scrive',
  area: 'Area',
  product: 'Prodotto',
  dealUuid: 'Pratica',
  claimId: 'Sinistro',
};

const valuesOf = ({ complainant, area, product, deal, claim }: OneComplaint): Values => ({
  complainant,
  area,
  product: product?.key ?? '',
  dealUuid: deal?.uuid ?? '',
  claimId: claim?.id ?? '',
});

const optionsOf = ({
  theirDeals,
  deal,
  theirClaims,
  claim,
}: OneComplaint): Readonly<Record<FieldName, Options>> => {
  const deals =
    deal && !theirDeals.some(({ uuid }) => uuid === deal.uuid) ? [deal, ...theirDeals] : theirDeals;
  const claims =
    claim && !theirClaims.some(({ id }) => id === claim.id) ? [claim, ...theirClaims] : theirClaims;
  return {
    complainant: COMPLAINANTS.map((value) => ({ value, label: complainantNames[value] })),
    area: COMPLAINT_AREAS.map((value) => ({ value, label: complaintAreaNames[value] })),
    product: [
      { value: '', label: 'Nessuno' },
      ...soldProducts.map(({ key, title }) => ({ value: key as string, label: title })),
    ],
    dealUuid: [
      { value: '', label: 'Nessuna' },
      ...deals.map(({ uuid, title, createdAt }) => ({
        value: uuid as string,
        label: `${title}, ${formatItalianDate(dayInRome(new Date(createdAt)))}`,
      })),
    ],
    claimId: [
      { value: '', label: 'Nessuno' },
      ...claims.map(({ id, number, what }) => ({ value: id as string, label: `${number}, ${what}` })),
    ],
  };
};

type Options = readonly { readonly value: string; readonly label: string }[];

/** The classification for the register and the statistics of the year. */
export function ClassificationPanel({ complaint }: { readonly complaint: OneComplaint }) {
  const canWork = useCan('work-complaints');
  const [isEditing, setEditing] = useState(false);
  const { deal, claim, product, area, complainant } = complaint;
  return (
    <Panel
      title="Nel registro"
      aside={
        canWork &&
        !isEditing && (
          <Button look="quiet" onClick={() => setEditing(true)}>
            Cambia
          </Button>
        )
      }
    >
      {isEditing ? (
        <ClassificationForm complaint={complaint} onClose={() => setEditing(false)} />
      ) : (
        <dl className={styles['facts']}>
          <dt>{labels.complainant}</dt>
          <dd>{complainantNames[complainant]}</dd>
          <dt>{labels.area}</dt>
          <dd>{complaintAreaNames[area]}</dd>
          <dt>{labels.product}</dt>
          <dd>{product?.title ?? 'Nessuno'}</dd>
          <dt>{labels.dealUuid}</dt>
          <dd>
            {deal ? (
              <Link to={paths.deal(deal.uuid)}>
                {deal.title}, {stageNames[deal.stage].toLowerCase()}
              </Link>
            ) : (
              'Nessuna'
            )}
          </dd>
          <dt>{labels.claimId}</dt>
          <dd>
            {claim ? (
              <Link to={paths.claim(claim.id)}>
                {claim.number}, {claimStateNames[claim.state].toLowerCase()}
              </Link>
            ) : (
              'Nessuno'
            )}
          </dd>
        </dl>
      )}
    </Panel>
  );
}

interface ClassificationFormProps {
  readonly complaint: OneComplaint;
  readonly onClose: () => void;
}

function ClassificationForm({ complaint, onClose }: ClassificationFormProps) {
  const { id } = complaint;
  const classify = useCaseChange(complaintSource, id, classifyComplaintCall);
  const reload = useReload(complaintSource, id);
  const options = optionsOf(complaint);
  const correction = useCorrection<string>({
    initial: valuesOf(complaint),
    send: (differing) => {
      const changes = Object.entries(differing).map(([field, { from, to }]) => [
        field,
        { from: from || null, to: to || null },
      ]);
      return classify.mutateAsync({
        params: { id },
        body: Object.fromEntries(changes) as BodyOf<typeof classifyComplaintCall>,
      });
    },
    conflict: 'ComplaintChanged' satisfies keyof typeof complaintErrors,
    reload: async () => {
      const { data } = await reload();
      const last = data.history.findLast(({ action }) => action === 'classify');
      return { values: valuesOf(data), by: last?.actor };
    },
    onSaved: () => {
      notify({ kind: 'success', text: 'Il registro è aggiornato.' });
      onClose();
    },
  });
  const { before, conflict } = correction;
  const form = useForm((typed) =>
    correction.save(Object.fromEntries(FIELDS.map((field) => [field, typed.get(field)]))),
  );
  if (conflict)
    return (
      <CorrectionConflict
        correction={{ ...correction, conflict }}
        labelOf={(name) => labels[name as FieldName]}
        say={(name, value) =>
          options[name as FieldName].find((option) => option.value === value)?.label ?? value ?? ''
        }
        onClose={onClose}
      />
    );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={3}>
        <FormFailure message={form.failure} />
        {FIELDS.map((field) => (
          <Field key={field} id={`classify-${field}`} label={labels[field]} error={form.errors[field]}>
            {(wiring) => (
              <SelectBox {...wiring} name={field} options={options[field]} defaultValue={before[field]} />
            )}
          </Field>
        ))}
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={form.isBusy}>
            Salva
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
