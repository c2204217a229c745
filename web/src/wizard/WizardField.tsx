import type { Field, Wizard } from '@riparo/domain/wizard/definition.ts';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TypedField } from './fields/TypedField.tsx';
import type { WizardFieldProps } from './field-props.ts';

// First questions are mostly typed: the other kinds come before their step does. Two chunks, because every
// first screen pays for the list of what can be fetched.
const later = () => import('./fields/later-fields.ts');
const suggesting = () => import('./fields/suggesting-fields.ts');

const Choice = lazyPart(async () => (await later()).ChoiceField);
const MultiChoice = lazyPart(async () => (await later()).MultiChoiceField);
const Slider = lazyPart(async () => (await later()).SliderField);
const Consent = lazyPart(async () => (await later()).ConsentField);
const Password = lazyPart(async () => (await later()).PasswordField);
const Code = lazyPart(async () => (await later()).CodeField);
const Listed = lazyPart(async () => (await later()).ListedField);
const Summary = lazyPart(async () => (await later()).SummaryList);
const Combobox = lazyPart(async () => (await suggesting()).ComboboxField);
const Place = lazyPart(async () => (await suggesting()).PlaceField);
const TaxCode = lazyPart(async () => (await suggesting()).TaxCodeField);

const LATER_KINDS: Partial<Record<Field['kind'], { readonly preload: () => Promise<void> }>> = {
  choice: Choice,
  yesNo: Choice,
  multiChoice: MultiChoice,
  slider: Slider,
  consent: Consent,
  combobox: Combobox,
  place: Place,
  taxCode: TaxCode,
  password: Password,
  code: Code,
  summary: Summary,
};

type FieldOf<Kind extends Field['kind']> = ComponentType<WizardFieldProps<Extract<Field, { kind: Kind }>>>;

export type FirstFields = {
  readonly choice?: FieldOf<'choice' | 'yesNo'>;
  readonly password?: FieldOf<'password'>;
  readonly code?: FieldOf<'code'>;
  readonly consent?: FieldOf<'consent'>;
};

/** Fetches what the wizard will need further on. A failure shows up, and is tried again, where it is needed. */
export const preloadFields = ({ steps }: Wizard) => {
  for (const kind of new Set(steps.flatMap(({ fields }) => fields.map((field) => field.kind)))) {
    LATER_KINDS[kind]?.preload().catch(() => undefined);
  }
  const lists = steps.flatMap(({ fields }) => fields.flatMap((field) => listOf(field) ?? []));
  if (lists.length === 0) return;
  Listed.preload().catch(() => undefined);
  import('./option-lists.ts').then(
    ({ loadList }) => lists.forEach((call) => void loadList(call)),
    () => undefined,
  );
};

const listOf = (field: Field) => ('optionsFrom' in field ? field.optionsFrom : undefined);

/** Fields that stand on the first screen of a page, which then loads them with itself. */
export const provideFields = ({ choice, password, code, consent }: FirstFields) => {
  if (choice) Choice.provide(choice);
  if (password) Password.provide(password);
  if (code) Code.provide(code);
  if (consent) Consent.provide(consent);
};

export function WizardField(props: WizardFieldProps) {
  return (
    <Suspense
      fallback={
        <div data-arriving="">
          <Skeleton shape="control" />
        </div>
      }
    >
      <FieldOfKind {...props} />
    </Suspense>
  );
}

function FieldOfKind({ field, ...rest }: WizardFieldProps) {
  if ('optionsFrom' in field && field.optionsFrom)
    return <Listed.Part field={{ ...field, optionsFrom: field.optionsFrom }} {...rest} />;
  switch (field.kind) {
    case 'choice':
    case 'yesNo':
      return <Choice.Part field={field} {...rest} />;
    case 'multiChoice':
      return <MultiChoice.Part field={field} {...rest} />;
    case 'slider':
      return <Slider.Part field={field} {...rest} />;
    case 'consent':
      return <Consent.Part field={field} {...rest} />;
    case 'combobox':
      return <Combobox.Part field={field} {...rest} />;
    case 'place':
      return <Place.Part field={field} {...rest} />;
    case 'taxCode':
      return <TaxCode.Part field={field} {...rest} />;
    case 'hidden':
      // Of type «hidden» it would be what it was at first whenever the form is drawn anew.
      return <input type="text" hidden name={field.name} defaultValue={rest.initial[0] ?? ''} />;
    case 'password':
      return <Password.Part field={field} {...rest} />;
    case 'code':
      return <Code.Part field={field} {...rest} />;
    case 'summary':
      return <Summary.Part field={field} {...rest} />;
    default:
      return <TypedField field={field} {...rest} />;
  }
}
