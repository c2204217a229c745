import type {
  ChoiceField as Choice,
  MultiChoiceField as MultiChoice,
} from '@riparo/domain/platform/wizard/definition.ts';
import { allOptions, type ListItem } from '@riparo/domain/platform/wizard/listed-options.ts';
import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { useEffect, useRef } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import { HiddenValues } from '../HiddenValues.tsx';
import { loadList, useOptionList } from '../option-lists.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './ListedField.module.css';
import { MultiChoiceField } from './MultiChoiceField.tsx';

type Listed = (Choice | MultiChoice) & { readonly optionsFrom: string };

const SKELETONS = [1, 2, 3, 4, 5, 6];

/** A choice among options from the server: loading, failed or ready. */
export function ListedField({ field, ...rest }: WizardFieldProps<Listed>) {
  const list = useOptionList(field.optionsFrom);
  const hadFocus = useRef(false);

  // The list was requested when the wizard started; if that failed, try again here.
  useEffect(() => void loadList(field.optionsFrom), [field.optionsFrom]);

  useEffect(() => {
    // The focused button disappears with the error, also after a retry.
    if (list.status === 'ready' && hadFocus.current) document.getElementById(rest.id)?.focus();
  }, [list.status, rest.id]);

  if (list.status === 'ready') return <WithOptions field={field} items={list.items} {...rest} />;
  return (
    <div
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      <HiddenValues name={field.name} values={rest.initial} />
      {list.status === 'loading' ? (
        <Waiting />
      ) : (
        <Lost
          retrying={list.retrying}
          onRetry={() => {
            // Safari does not focus a pressed button.
            hadFocus.current = true;
            void loadList(field.optionsFrom);
          }}
        />
      )}
    </div>
  );
}

function WithOptions({
  field,
  items,
  ...rest
}: WizardFieldProps<Choice | MultiChoice> & { readonly items: readonly ListItem[] }) {
  const options = allOptions(field, items);
  return field.kind === 'choice' ? (
    <ChoiceField field={{ ...field, options }} {...rest} />
  ) : (
    <MultiChoiceField field={{ ...field, options }} {...rest} />
  );
}

function Waiting() {
  return (
    <div className={styles['options']}>
      <p role="status">
        <VisuallyHidden>Stiamo caricando le risposte possibili</VisuallyHidden>
      </p>
      {SKELETONS.map((each) => (
        <Skeleton key={each} shape="control" />
      ))}
    </div>
  );
}

type LostProps = { readonly retrying: boolean; readonly onRetry: () => void };

function Lost({ retrying, onRetry }: LostProps) {
  return (
    <Alert tone="warning" role="alert">
      <p>
        Non siamo riusciti a caricare le risposte possibili. Controlla la connessione: quello che hai già
        risposto resta qui.
      </p>
      <div>
        <Button
          look="secondary"
          busy={retrying}
          icon={<RotateCw size={20} aria-hidden="true" />}
          onClick={onRetry}
        >
          Riprova
        </Button>
      </div>
    </Alert>
  );
}
