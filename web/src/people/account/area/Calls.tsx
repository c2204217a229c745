import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { standingInWords } from '@riparo/domain/care/requests/standing-in-words.ts';
import { isStillToCome } from '@riparo/domain/care/requests/standing.ts';
import { useState } from 'react';
import { Paper } from './Paper.tsx';
import { Papers } from './Papers.tsx';

/** Calls that are still to come; what came of the others is told by the page of each, and by whoever called. */
export function Calls({ calls }: Pick<PersonalArea, 'calls'>) {
  const [now] = useState(() => new Date());
  return (
    <Papers id="le-tue-chiamate" title="Le tue chiamate">
      {calls
        .filter(({ step }) => isStillToCome(step))
        .map((call) => {
          const { title, detail } = standingInWords(call, now);
          return (
            <Paper key={call.path} title={title} to={call.path}>
              {call.about}.{' '}
              {call.step === 'trying-again' ? detail : 'Cambia orario, o dicci che non serve più.'}
            </Paper>
          );
        })}
    </Papers>
  );
}
