import { INVALID_DATE } from '../../platform/person/birth-date.ts';
import { accepted, optional, refused, type Rule, textRule } from '../../platform/rule/rule.ts';
import { withArticle } from '../../platform/values/article.ts';
import { isIsoDate, type IsoDate, writtenDate } from '../../platform/values/calendar.ts';
import type { Answers, Field, HiddenField, Step, Wizard } from '../../platform/wizard/definition.ts';
import { choiceField, summaryField, yesNoField } from '../../platform/wizard/fields.ts';
import { longTextField } from '../../platform/wizard/long-text-field.ts';
import { type CoverWarning, coverWarning } from './cover-warning.ts';
import { optionOf } from './happenings.ts';
import { asksAboutHealth, HEALTH_CONSENT_TEXT } from './health-consent.ts';
import { MAX_IBAN_INPUT_LENGTH, ibanRule } from './iban.ts';
import { MAX_OTHERS_LENGTH, MAX_STORY_LENGTH, MAX_PLACE_LENGTH } from './lengths.ts';
import type { ClaimablePolicy } from './policy.ts';
import { LOADER_MS } from '../../platform/wizard/loader.ts';

/** The step where files are chosen: each is stored separately, and the answer lists them. */
export const FILES_STEP = 'foto';
/** The step that may show a warning below the date. */
export const DATE_STEP = 'quando';
/** The step where injured people decide about the use of their health data. */
export const HEALTH_STEP = 'dati-salute';
export const SUMMARY_STEP = 'riepilogo';

const DATE_REQUIRED = 'Scrivi il giorno in cui è successo, per esempio 05/11/2026.';
export const NOT_YET = 'Questa data è nel futuro: scrivi il giorno in cui è successo.';

type Answered = Partial<Answers>;

/**
 * A field of the report. `reportRows` shows its answer under this label, by default the field's own. Null:
 * the answer is shown elsewhere, or is part of another.
 */
type ReportField = Field & { readonly reportedAs?: string | null };
export type ReportStep = Omit<Step, 'fields'> & { readonly fields: readonly ReportField[] };

/** The policy of the claim: with only one, the question is left out. */
export const policyIn = (policies: readonly ClaimablePolicy[], answers: Answered) =>
  policies.length === 1 ? policies[0] : policies.find(({ uuid }) => uuid === answers['policy']);

const findCause = (policies: readonly ClaimablePolicy[], answers: Answered) =>
  policyIn(policies, answers)?.happenings.find(({ key }) => key === answers['what']);

/** The product and the cause, for questions that depend on them. */
const reportedIn = (policies: readonly ClaimablePolicy[], answers: Answered) => {
  const policy = policyIn(policies, answers);
  const { what } = answers;
  return policy && typeof what === 'string' ? { productKey: policy.productKey, what } : null;
};

const daysOf = ({ startsOn, endsOn }: ClaimablePolicy) =>
  startsOn === null || endsOn === null ? '' : `, ${writtenDate(startsOn)} – ${writtenDate(endsOn)}`;

const endedEarly = ({ endedEarlyOn }: ClaimablePolicy) =>
  endedEarlyOn === null ? '' : `, finita ${withArticle('il', writtenDate(endedEarlyOn))}`;

const whichPolicy = (policies: readonly ClaimablePolicy[]): ReportStep => ({
  id: 'polizza',
  title: 'Per quale polizza?',
  lead: 'Ci dispiace che ti sia successo qualcosa. Ti facciamo poche domande, e puoi fermarti e riprendere quando vuoi.',
  fields: [
    {
      ...choiceField({
        name: 'policy',
        label: 'La polizza',
        options: policies.map((policy) => ({
          value: policy.uuid,
          label: policy.title,
          hint: `N. ${policy.number}${daysOf(policy)}${endedEarly(policy)}`,
        })),
      }),
      reportedAs: null,
    },
  ],
});

const causeKeysOf = ({ happenings }: ClaimablePolicy) => happenings.map(({ key }) => key).join(' ');

/** Policies with the same causes share the question. */
const whatHappened = (policies: readonly ClaimablePolicy[]): readonly ReportStep[] => {
  const alike = [...new Set(policies.map(causeKeysOf))].map((offer) =>
    policies.filter((policy) => causeKeysOf(policy) === offer),
  );
  return alike.flatMap((some, place) => {
    const [first] = some;
    if (!first) return [];
    return {
      id: place === 0 ? 'che-cosa' : `che-cosa-${place + 1}`,
      title: 'Che cosa è successo?',
      lead: 'Scegli la voce più vicina a quello che è successo: i dettagli li racconti dopo.',
      fields: [
        {
          ...choiceField({
            name: 'what',
            label: 'Che cosa è successo?',
            options: first.happenings.map(optionOf),
          }),
          reportedAs: null,
        },
      ],
      skipWhen: (answers: Answers) => {
        const chosen = policyIn(policies, answers);
        return chosen === undefined ? place > 0 : !some.includes(chosen);
      },
    };
  });
};

/** A past day. Whether it is covered is another matter, and refuses no answer: see `warningFor`. */
const dayRule = (today: IsoDate): Rule<string> =>
  textRule({
    required: DATE_REQUIRED,
    demands: [
      { holds: isIsoDate, message: INVALID_DATE },
      { holds: (day) => day <= today, message: NOT_YET },
    ],
  });

/** What the customer should know about the given day before going on. */
export const warningFor = (
  policies: readonly ClaimablePolicy[],
  answers: Answered,
  today: IsoDate,
): CoverWarning | null => {
  const policy = policyIn(policies, answers);
  const { when: day } = answers;
  if (!policy || typeof day !== 'string' || !isIsoDate(day) || day > today) return null;
  return coverWarning(policy, day, today, findCause(policies, answers)?.fromDay);
};

const when: ReportStep = {
  id: DATE_STEP,
  title: 'Quando è successo?',
  lead: 'Il giorno in cui è successo, non quello della fattura.',
  fields: [
    {
      kind: 'date',
      name: 'when',
      label: 'Giorno',
      reportedAs: 'Quando',
      hint: 'GG/MM/AAAA',
      rule: dayRule,
    },
  ],
};

const aboutHealth = (policies: readonly ClaimablePolicy[]): ReportStep => ({
  id: HEALTH_STEP,
  title: 'Possiamo usare i dati sulla tua salute?',
  lead: 'Per un fatto come questo di solito servono referti o ricevute di cure: la legge chiede il tuo consenso esplicito.',
  fields: [{ ...yesNoField({ name: 'healthConsent', label: HEALTH_CONSENT_TEXT }), reportedAs: null }],
  skipWhen: (answers) => {
    const reported = reportedIn(policies, answers);
    return !reported || !asksAboutHealth(reported);
  },
});

const where: ReportStep = {
  id: 'dove',
  title: 'Dove è successo?',
  fields: [
    {
      kind: 'text',
      name: 'where',
      label: 'Luogo',
      reportedAs: 'Dove',
      hint: 'Per esempio «via Roma 12, Torino» o «pista Sole, Bormio»',
      longest: MAX_PLACE_LENGTH,
      rule: () =>
        textRule({
          required: 'Scrivi il luogo: basta il comune.',
          tidy: (text) => text.trim(),
          demands: [
            {
              holds: (text) => text.length <= MAX_PLACE_LENGTH,
              message: `Scrivi il luogo con al massimo ${MAX_PLACE_LENGTH} caratteri.`,
            },
          ],
        }),
    },
  ],
};

const storyStep: ReportStep = {
  id: 'racconto',
  title: 'Raccontalo con parole tue',
  lead: 'Scrivi come lo diresti a voce: che cosa è successo, a chi, che cosa ti serve.',
  fields: [
    longTextField({
      name: 'story',
      label: 'Che cosa è successo',
      required: 'Raccontaci che cosa è successo: bastano poche righe.',
      longest: MAX_STORY_LENGTH,
    }),
  ],
};

const otherPeople: ReportStep = {
  id: 'altre-persone',
  title: 'C’erano altre persone?',
  lead: 'Chi ha subito un danno, chi lo ha causato, chi ha visto.',
  fields: [
    { ...yesNoField({ name: 'hasOthers', label: 'C’erano altre persone?' }), reportedAs: null },
    {
      ...longTextField({
        name: 'others',
        label: 'Chi sono',
        hint: 'Nomi, telefoni, targhe: quello che sai',
        required: 'Scrivi chi c’era, anche solo con quello che sai.',
        longest: MAX_OTHERS_LENGTH,
      }),
      askedWhen: ({ hasOthers }) => hasOthers === true,
      reportedAs: 'Altre persone',
    },
  ],
};

const MAX_LISTED = 20;

/** The ids of the files; the server decides by what it has stored. */
const filesRule: Rule<readonly string[]> = (given) =>
  Array.isArray(given) && given.length <= MAX_LISTED && given.every((id) => typeof id === 'string')
    ? accepted(given as readonly string[])
    : refused('');

const filesField: HiddenField = {
  kind: 'hidden',
  name: 'files',
  label: 'Foto e documenti',
  rule: () => optional(filesRule),
};

const files: ReportStep = {
  id: FILES_STEP,
  title: 'Hai foto o documenti?',
  lead: 'Fatture, referti, foto del danno: se ora non li hai li mandi dopo, dalla pagina del sinistro.',
  fields: [{ ...filesField, reportedAs: null }],
};

const whereMoneyGoes = (policies: readonly ClaimablePolicy[]): ReportStep => ({
  id: 'iban',
  title: 'Se ti spetta un pagamento, dove lo mandiamo?',
  lead: 'Il conto dev’essere intestato a te. Se non hai l’IBAN con te lascialo vuoto: te lo chiediamo dopo.',
  fields: [
    {
      kind: 'text',
      name: 'iban',
      label: 'IBAN (facoltativo)',
      hint: 'Per esempio IT60 X054 2811 1010 0000 0123 456',
      typing: 'capitals',
      longest: MAX_IBAN_INPUT_LENGTH,
      rule: () => optional(ibanRule),
      isTabOnly: true,
      // Masked, and shown on request.
      reportedAs: null,
    },
  ],
  skipWhen: (answers) => findCause(policies, answers)?.paysBack !== true,
});

const summary: ReportStep = {
  id: SUMMARY_STEP,
  title: 'È tutto giusto?',
  lead: 'Usiamo quello che ci racconti solo per gestire il sinistro. Lo leggono chi decide se pagare e, da noi, chi segue i clienti e chi ne controlla il lavoro; ogni lettura è annotata.',
  fields: [summaryField({ name: 'summary', label: 'Le tue risposte' })],
  continueLabel: 'Invia la denuncia',
};

/** The questions about a claim, in order, for a customer with these policies. */
export const claimWizard = (
  policies: readonly ClaimablePolicy[],
): Omit<Wizard, 'steps'> & { readonly steps: readonly ReportStep[] } => ({
  formId: 'Claim',
  loader: { text: 'Stiamo registrando la tua denuncia…', minimumMs: LOADER_MS },
  steps: [
    // With only one policy there is no question, and none to go back to.
    ...(policies.length === 1 ? [] : [whichPolicy(policies)]),
    ...whatHappened(policies),
    when,
    aboutHealth(policies),
    where,
    storyStep,
    otherPeople,
    files,
    whereMoneyGoes(policies),
    summary,
  ],
});
