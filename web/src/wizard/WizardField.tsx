import type { AskedField } from '@riparo/domain/wizard/definition.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { ConsentField } from './fields/ConsentField.tsx';
import { MultiChoiceField } from './fields/MultiChoiceField.tsx';
import { SliderField } from './fields/SliderField.tsx';
import { TypedField } from './fields/TypedField.tsx';
import type { RawValues } from './form-values.ts';

export type WizardFieldProps<F extends AskedField = AskedField> = {
  readonly field: F;
  readonly id: string;
  readonly initial: RawValues;
  readonly error: string | undefined;
  /** The label of a group of options; hidden where the step's heading asks the same. */
  readonly legend: ReactNode;
  /** Making a choice completes the step. */
  readonly movesOn: boolean;
};

const ComboboxField = lazy(() => import('./fields/ComboboxField.tsx'));

export function WizardField({ field, ...rest }: WizardFieldProps) {
  switch (field.kind) {
    case 'choice':
    case 'yesNo':
      return <ChoiceField field={field} {...rest} />;
    case 'multiChoice':
      return <MultiChoiceField field={field} {...rest} />;
    case 'slider':
      return <SliderField field={field} {...rest} />;
    case 'consent':
      return <ConsentField field={field} {...rest} />;
    case 'combobox':
      return (
        <Suspense fallback={<Skeleton shape="control" />}>
          <ComboboxField field={field} {...rest} />
        </Suspense>
      );
    default:
      return <TypedField field={field} {...rest} />;
  }
}
