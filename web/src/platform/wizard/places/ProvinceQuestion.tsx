import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import type { Suggestion } from './suggestion.ts';

type ProvinceQuestionProps = {
  readonly chosen: Suggestion;
  /** The text in its input. */
  readonly typed: string;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
};

/** The chosen place is in another province than the one typed: replace nothing without asking. */
export function ProvinceQuestion({ chosen, typed, onReplace, onKeep }: ProvinceQuestionProps) {
  const province = chosen.parts.province ?? '';
  const place = chosen.parts.name ?? chosen.text;
  return (
    <div data-note role="status">
      <p>
        Hai scritto la provincia {typed.toUpperCase()}, ma {place} è in provincia di {province}. Qual è
        giusta?
      </p>
      <Stack direction="row" gap={2}>
        <Button look="secondary" onClick={onReplace}>
          Metti {province}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          Lascia {typed.toUpperCase()}
        </Button>
      </Stack>
    </div>
  );
}
