import { expect, type Page } from '@playwright/test';
import { checkupWizard } from '@riparo/domain/understand/checkup/checkup-wizard.ts';
import { quizWizard } from '@riparo/domain/understand/checkup/quiz-wizard.ts';
import { isSkipped } from '@riparo/domain/platform/wizard/answers.ts';
import { type Answers, titleOf, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { stepOf } from './steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Continua', exact: true }).click();

const choose = (label: string) => (page: Page) =>
  page.getByRole('radio', { name: label, exact: true }).click();
const tick =
  (...labels: string[]) =>
  async (page: Page) => {
    for (const label of labels) await page.getByRole('checkbox', { name: label, exact: true }).check();
    await next(page);
  };

const birthDate = isoDate('1984-03-27');

/**
 * How Ada answers each question, at the age of the score's worked example: 42, married, two children, one
 * income, a house with a mortgage, a dog.
 */
const answers = {
  insurer: ['Hai un assicuratore di fiducia?', choose('No')],
  policies: [
    'Quali polizze possiedi tra queste?',
    tick('RC auto o moto', 'Casa', 'Vita – Temporanea caso morte (TCM)'),
  ],
  worries: [
    'Cosa ti preoccupa di più del futuro?',
    tick('Lasciare la mia famiglia senza un sostegno economico'),
  ],
  birthDate: [
    'Qual è la tua data di nascita?',
    async (page: Page) => {
      await page.getByLabel('Data di nascita').fill(formatItalianDate(birthDate));
      await next(page);
    },
  ],
  family: ['Qual è la tua situazione familiare?', choose('Sposato/a o unito/a civilmente')],
  children: ['Quanti figli hai?', choose('2')],
  income: ['Sei l’unica fonte di reddito della tua famiglia?', choose('Sì')],
  vehicles: ['Con quali mezzi «verdi» ti muovi?', tick('Nessuno')],
  job: ['Che lavoro fai?', choose('Dipendente privato')],
  home: ['La casa in cui vivi è in affitto o di proprietà?', choose('Proprietà')],
  mortgage: ['Stai pagando un mutuo?', choose('Sì')],
  pets: ['Quali animali vivono con te?', tick('Cane')],
  sports: ['Quali sport pratichi?', tick('Sci e snowboard')],
  travels: ['Quanti viaggi di piacere fai in un anno?', choose('1')],
  feeling: [
    'Quanto ti senti al riparo, oggi?',
    async (page: Page) => {
      await page.getByRole('slider').fill('70');
      await next(page);
    },
  ],
} as const satisfies Record<string, readonly [string, (page: Page) => Promise<void>]>;

export type Question = keyof typeof answers;

/** The tab's stored answers of a visitor like Ada before the last question of the quiz. */
const answeredQuiz: Answers = {
  trusted_broker: false,
  worried_about: ['famiglia'],
  policy_types: ['1', '2', '4'],
  client_dob: birthDate,
  family_status: 'sposato',
  only_source_income: true,
  num_of_children: '2',
  green_vehicles: ['Nessuno'],
  job_id: '1',
  rental_ownership: 'Proprietà',
  mortgage: true,
  pets: ['Cane'],
  sports: ['Sci e snowboard'],
  num_of_travels: '1',
  coverage_feeling: 70,
};

const everyQuestion = Object.keys(answers) as readonly Question[];

/** What Ada is asked before her contacts, in the order of the questionnaire itself. */
const questionsForAda = ({ steps }: Wizard) =>
  steps
    .slice(0, -1)
    .filter((step) => !isSkipped(step, answeredQuiz))
    .map((step) => {
      const title = titleOf(step, answeredQuiz);
      const current = everyQuestion.find((question) => answers[question][0] === title);
      if (!current) throw new Error(`nobody has said how Ada answers «${title}»`);
      return current;
    });

export const checkupQuestions = questionsForAda(checkupWizard);
export const quizQuestions = questionsForAda(quizWizard);

export const questionOf = (question: Question) => answers[question][0];

/** Answers some questions in order, checking each screen before. */
export async function answer(
  page: Page,
  questions: readonly Question[],
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const question of questions) {
    const [title, reply] = answers[question];
    await expect(heading(page)).toHaveText(title);
    await look();
    await reply(page);
  }
}

/** Resumes a quiz before its last question. Stories about what follows need not answer everything. */
export async function resumeQuizAtEnd(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate(
    (data) => sessionStorage.setItem('riparo:wizard:Coverage Quiz', JSON.stringify({ data, questions: 0 })),
    answeredQuiz,
  );
  await page.goto(`/quiz-copertura?passo=${stepOf(quizWizard, 'email')}`);
}

/** Up to a question, and not further. */
export const before = (questions: readonly Question[], question: Question) =>
  questions.slice(0, questions.indexOf(question));

export async function introduce(page: Page, email: string, lastname = examplePerson.lastName): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(examplePerson.firstName);
  await page.getByLabel('Cognome').fill(lastname);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
}

export const someAddress = () => `ada.${crypto.randomUUID()}@example.it`;
