import type { Field, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { type ComponentType, Suspense } from 'react';
import { type LazyPart, lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { TypedField, type TypedKind } from './fields/TypedField.tsx';
import type { WizardFieldProps } from './field-props.ts';
import { HiddenValues } from './HiddenValues.tsx';

// First questions are mostly typed: other kinds are loaded before their step. Two chunks, because every first
// screen pays for the list of chunks.
const later = async () => (await import('./fields/later-kinds.ts')).laterKinds;
const suggesting = async () => (await import('./fields/suggesting-kinds.ts')).suggestingKinds;

const choice = lazyPart(async () => (await later()).choice);
const Listed = lazyPart(async () => (await later()).listed);

type PropsOf<Kind extends Field['kind']> = WizardFieldProps<Extract<Field, { kind: Kind }>>;
type FieldOf<Kind extends Field['kind']> = ComponentType<PropsOf<Kind>>;
type LaterKind = Exclude<Field['kind'], TypedKind | 'hidden'>;

/** Components of the field kinds that not every form has. */
const LATER_KINDS: { readonly [Kind in LaterKind]: Pick<LazyPart<PropsOf<Kind>>, 'Part' | 'preload'> } = {
  choice,
  yesNo: choice,
  suitability: lazyPart(async () => (await later()).suitability),
  multiChoice: lazyPart(async () => (await later()).multiChoice),
  slider: lazyPart(async () => (await later()).slider),
  consent: lazyPart(async () => (await later()).consent),
  longText: lazyPart(async () => (await later()).longText),
  combobox: lazyPart(async () => (await suggesting()).combobox),
  place: lazyPart(async () => (await suggesting()).place),
  taxCode: lazyPart(async () => (await suggesting()).taxCode),
  password: lazyPart(async () => (await later()).password),
  code: lazyPart(async () => (await later()).code),
  summary: lazyPart(async () => (await later()).summary),
};

/** The table's component for a kind takes fields of that kind. */
const partOf = (kind: LaterKind) => LATER_KINDS[kind] as LazyPart<WizardFieldProps>;
const isLater = (kind: Field['kind']): kind is LaterKind => kind in LATER_KINDS;
const isTyped = (field: Field): field is Extract<Field, { kind: TypedKind }> => !isLater(field.kind);

export type FirstFields = {
  readonly choice?: FieldOf<'choice' | 'yesNo'>;
  readonly password?: FieldOf<'password'>;
  readonly code?: FieldOf<'code'>;
  readonly consent?: FieldOf<'consent'>;
  readonly longText?: FieldOf<'longText'>;
  readonly taxCode?: FieldOf<'taxCode'>;
};

/**
 * Preloads the field kinds the wizard will need. A failure shows, and is retried, where the field is needed.
 */
export const preloadFields = ({ steps }: Wizard) => {
  for (const kind of new Set(steps.flatMap(({ fields }) => fields.map((field) => field.kind)))) {
    if (isLater(kind)) LATER_KINDS[kind].preload().catch(() => undefined);
  }
  const lists = steps.flatMap(({ fields }) => fields.flatMap((field) => listOf(field) ?? []));
  if (lists.length === 0) return;
  Listed.preload().catch(() => undefined);
  import('./option-lists.ts').then(
    ({ loadList }) => lists.forEach((name) => void loadList(name)),
    () => undefined,
  );
};

const listOf = (field: Field) => ('optionsFrom' in field ? field.optionsFrom : undefined);

/** Field kinds on a page's first screen, bundled with the page. */
export const provideFields = (first: FirstFields) => {
  for (const [kind, field] of Object.entries(first)) partOf(kind as LaterKind).provide(field as never);
};

export function WizardField(props: WizardFieldProps) {
  return (
    <Suspense
      fallback={
        <div data-arriving="">
          <HiddenValues name={props.field.name} values={props.initial} />
          <Skeleton shape="control" />
        </div>
      }
    >
      <FieldOfKind {...props} />
    </Suspense>
  );
}

function FieldOfKind(props: WizardFieldProps) {
  const { field, initial } = props;
  if ('optionsFrom' in field && field.optionsFrom)
    return <Listed.Part {...props} field={{ ...field, optionsFrom: field.optionsFrom }} />;
  // With type «hidden» every render would reset it to its first value.
  if (field.kind === 'hidden')
    return <input type="text" hidden name={field.name} defaultValue={initial[0] ?? ''} />;
  if (isTyped(field)) return <TypedField {...props} field={field} />;
  const { Part } = partOf(field.kind as LaterKind);
  return <Part {...props} />;
}
