import { type ComponentProps, useEffect, useRef } from 'react';
import { TextInput } from '@riparo/ui/TextInput.tsx';

interface FilterInputProps extends Omit<ComponentProps<typeof TextInput>, 'defaultValue'> {
  readonly value: string;
  readonly onWrite: (typed: string) => void;
}

/** Reports its value when it is left or Enter is pressed: half a date or half a code filters nothing. */
export function FilterInput({ value, onWrite, ...rest }: FilterInputProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.value = value;
  }, [value]);
  const tell = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (currentTarget.value !== value) onWrite(currentTarget.value);
  };
  return (
    <TextInput
      {...rest}
      ref={box}
      onBlur={tell}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(event);
      }}
    />
  );
}
