import { formatItalianDate, isIsoDate, type IsoDate } from '../../platform/values/calendar.ts';
import { type Answers, isAsked } from '../../platform/wizard/definition.ts';
import { describeAnswer } from '../../platform/wizard/field-text.ts';
import type { ClaimablePolicy } from './policy.ts';
import type { ReportRow } from './report-row.ts';
import { claimWizard } from './wizard.ts';

/**
 * What a claimant answered, in the order of the questions: the claimant's page, the desk, the insurer's document and data all
 * show these rows.
 */
export const reportRows = (
  policies: readonly ClaimablePolicy[],
  answers: Answers,
  writeDay: (day: IsoDate) => string = formatItalianDate,
): ReportRow[] =>
  claimWizard(policies).steps.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const answer = answers[field.name];
      if (!isAsked(field) || field.reportedAs === null || answer === undefined || answer === null) return [];
      const isDay = field.kind === 'date' && typeof answer === 'string' && isIsoDate(answer);
      return {
        name: field.name,
        label: field.reportedAs ?? field.label,
        value: isDay ? writeDay(answer) : describeAnswer(field, answer),
        isLong: field.kind === 'longText',
      };
    }),
  );
