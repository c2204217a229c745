import { dayInRome, formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { paths } from '../../../platform/router/paths.ts';
import { Paper } from './Paper.tsx';
import { Papers } from './Papers.tsx';

const titles = { checkup: 'Checkup delle coperture', quiz: 'Quiz sulle coperture' } as const;

/** What the questionnaires found out, to be read again. */
export function Reports({ reports }: Pick<PersonalArea, 'reports'>) {
  return (
    <Papers id="i-tuoi-report" title="I tuoi report">
      {reports.map(({ id, questionnaire, result, createdAt }) => (
        <Paper key={id} title={titles[questionnaire]} figure={`${result}%`} to={paths.report(id)}>
          {formatItalianDate(dayInRome(new Date(createdAt)))}: quanto sei al riparo
        </Paper>
      ))}
    </Papers>
  );
}
