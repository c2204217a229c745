import type { ComboboxField as Combobox, Option } from '@riparo/domain/platform/wizard/definition.ts';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import styles from './ComboboxField.module.css';

const MAX_SHOWN = 8;

/** Letters without accents and punctuation, so that "valle d aosta" finds "Valle d'Aosta". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const matching = (options: readonly Option[], text: string) => {
  const wanted = plain(text);
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  return found
    .toSorted((one, other) => plain(one.label).indexOf(wanted) - plain(other.label).indexOf(wanted))
    .slice(0, MAX_SHOWN);
};

/** One of many options, found by typing. Loaded only where a step needs it. */
export function ComboboxField({ field, id, initial, error }: WizardFieldProps<Combobox>) {
  const selected = field.options.find(({ value }) => value === initial[0]) ?? null;
  const [items, setItems] = useState(() => matching(field.options, ''));
  const { isOpen, getMenuProps, getInputProps, getItemProps, highlightedIndex, selectedItem } =
    useCombobox<Option>({
      id,
      inputId: id,
      items,
      itemToString: (item) => item?.label ?? '',
      initialSelectedItem: selected,
      onInputValueChange: ({ inputValue }) => setItems(matching(field.options, inputValue)),
      // Text that matches no option chooses nothing; text that matches one chooses it.
      stateReducer: (_, { type, changes }) => {
        if (type !== useCombobox.stateChangeTypes.InputBlur || changes.selectedItem) return changes;
        const typed = field.options.find(({ label }) => plain(label) === plain(changes.inputValue ?? ''));
        return typed ? { ...changes, selectedItem: typed, inputValue: typed.label } : changes;
      },
    });
  const chosen = selectedItem?.value ?? '';
  return (
    <Field id={id} label={field.label} hint={field.hint} error={error}>
      {(wiring) => (
        <div className={styles['combobox']}>
          <TextInput
            {...getInputProps({
              ...wiring,
              autoComplete: 'off',
              spellCheck: false,
              'aria-labelledby': undefined,
            })}
          />
          <input type="hidden" name={field.name} value={chosen} />
          <ul
            {...getMenuProps({ 'aria-label': field.label, 'aria-labelledby': undefined })}
            className={styles['menu']}
            hidden={!isOpen}
          >
            {isOpen &&
              items.map((item, index) => (
                <li
                  key={item.value}
                  {...getItemProps({ item, index })}
                  className={styles['item']}
                  data-highlighted={index === highlightedIndex}
                >
                  {item.label}
                </li>
              ))}
            {isOpen && items.length === 0 && <li className={styles['nothing']}>Nessun risultato</li>}
          </ul>
        </div>
      )}
    </Field>
  );
}
