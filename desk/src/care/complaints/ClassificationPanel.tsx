import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import {
  COMPLAINANTS,
  COMPLAINT_AREAS,
  complainantNames,
  complaintAreaNames,
} from '@riparo/domain/care/complaints/register.ts';
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
import { ask } from '../../platform/api/ask.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { ChangedMeanwhile } from '../../platform/parts/VersionChoice.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useMay } from '../../platform/session/session.ts';
import { type OneComplaint, useComplaintsAskedAnew } from './use-complaints.ts';

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

/** What it is about, as the register and the figures of the year divide it. */
export function ClassificationPanel({ complaint }: { readonly complaint: OneComplaint }) {
  const mayWork = useMay('work-complaints');
  const [isEditing, setEditing] = useState(false);
  const { deal, claim, product, area, complainant } = complaint;
  return (
    <Panel
      title="Nel registro"
      aside={
        mayWork &&
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
  const askAnew = useComplaintsAskedAnew();
  // As it was read when the form was opened: what changes meanwhile is found out by the server.
  const [read] = useState(() => valuesOf(complaint));
  const [collisions, setCollisions] = useState<readonly FieldName[]>([]);
  const options = optionsOf(complaint);
  const now = valuesOf(complaint);
  // Of what collided, whoever saves once more has seen what stands there now.
  const over = (field: FieldName) => (collisions.includes(field) ? now : read)[field];
  const form = useForm(
    async (typed) => {
      const changes = Object.fromEntries(
        FIELDS.filter((field) => typed.get(field) !== read[field]).map((field) => [
          field,
          { from: over(field) || null, to: typed.get(field) || null },
        ]),
      ) as BodyOf<typeof classifyComplaintCall>;
      await ask(classifyComplaintCall, { params: { id: complaint.id }, body: changes });
      await askAnew();
      notify({ kind: 'success', text: 'Il registro è aggiornato.' });
      onClose();
      return undefined;
    },
    ({ code, fields = {} }) => {
      if (code !== 'ComplaintChanged') return false;
      setCollisions(FIELDS.filter((field) => field in fields));
      void askAnew();
      return true;
    },
  );
  const saidBy = (field: FieldName) =>
    options[field].find(({ value }) => value === now[field])?.label ?? now[field];
  const isBehind = collisions.length > 0;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={3}>
        <FormFailure message={form.failure} />
        {isBehind && (
          <ChangedMeanwhile>
            Qualcun altro ha appena modificato:{' '}
            {collisions.map((field) => `${labels[field].toLowerCase()} («${saidBy(field)}»)`).join(', ')}. Per
            conservare la tua versione, salva di nuovo.
          </ChangedMeanwhile>
        )}
        {FIELDS.map((field) => (
          <Field key={field} id={`classify-${field}`} label={labels[field]} error={form.errors[field]}>
            {(wiring) => (
              <SelectBox {...wiring} name={field} options={options[field]} defaultValue={read[field]} />
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
