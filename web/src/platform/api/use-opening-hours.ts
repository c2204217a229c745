import type { OpeningHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { useEffect, useState } from 'react';
import { openingHours } from './opening-hours.ts';

/** The opening hours of the desk; null until they are known. */
export function useOpeningHours(): OpeningHours | null {
  const [hours, setHours] = useState<OpeningHours | null>(null);
  useEffect(() => void openingHours().then(setHours), []);
  return hours;
}
