import { type Cents, formatEuro } from '@riparo/domain/values/money.ts';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Choice } from './choice.ts';

/** While a slider is dragged every stop would be read out: only where it rests is. */
const RESTS_MS = 500;

type PriceAnnouncementProps = {
  readonly monthlyCents: Cents;
  readonly choice: Choice;
  readonly isChanged: boolean;
};

/** Tells screen readers the new price, politely. */
export function PriceAnnouncement({ monthlyCents, choice, isChanged }: PriceAnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  const [hasChanged, setHasChanged] = useState(false);
  if (isChanged && !hasChanged) setHasChanged(true);
  const text = hasChanged ? `Prezzo per ${choice.duration} anni: ${formatEuro(monthlyCents)} al mese` : '';

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}
