import type { Page } from '@playwright/test';
import { checkupWizard } from '@riparo/domain/checkup/checkup-wizard.ts';
import { quizWizard } from '@riparo/domain/checkup/quiz-wizard.ts';
import type { Wizard } from '@riparo/domain/wizard/definition.ts';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { ownTime, withTimeStill } from './still-time.ts';
import type { Take } from './screen.ts';

const asked = (page: Page, question: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();
const choose = (label: string) => (page: Page) =>
  page.getByRole('radio', { name: label, exact: true }).click();
const tick = (label: string) => async (page: Page) => {
  await page.getByRole('checkbox', { name: label, exact: true }).check();
};

/** Each question by its id, also its name in pictures: how it is asked and answered, and whether that moves on. */
const questions = {
  assicuratore: [/assicuratore/, choose('No'), 'moves-on'],
  polizze: [/polizze possiedi/, tick('Casa'), 'waits'],
  preoccupazioni: [/preoccupa/, tick('Danni alla mia casa'), 'waits'],
  'data-di-nascita': [
    /data di nascita/,
    (page: Page) => page.getByLabel('Data di nascita').fill('27/03/1984'),
    'waits',
  ],
  famiglia: [/situazione familiare/, choose('Convivente'), 'moves-on'],
  figli: [/Quanti figli/, choose('2'), 'moves-on'],
  'reddito-della-famiglia': [/unica fonte di reddito/, choose('No'), 'moves-on'],
  mezzi: [/mezzi/, tick('Bicicletta'), 'waits'],
  lavoro: [/Che lavoro/, choose('Libero professionista'), 'moves-on'],
  professione: [/professione/, choose('Architetto'), 'moves-on'],
  casa: [/affitto/, choose('Proprietà'), 'moves-on'],
  mutuo: [/mutuo/, choose('Sì'), 'moves-on'],
  animali: [/animali/, tick('Cane'), 'waits'],
  sport: [/sport/, tick('Sci e snowboard'), 'waits'],
  viaggi: [/viaggi/, choose('2'), 'moves-on'],
  sensazione: [/al riparo/, (page: Page) => page.getByRole('slider').fill('70'), 'waits'],
} as const satisfies Record<string, readonly [RegExp, (page: Page) => Promise<void>, 'moves-on' | 'waits']>;

type Question = keyof typeof questions;

const isPictured = (id: string): id is Question => id in questions;
/** What has a picture of its own. */
const apart = new Set(['contatti']);

const questionsOf = ({ steps }: Wizard) =>
  steps
    .map(({ id }) => id)
    .filter((id) => !apart.has(id))
    .map((id) => {
      if (!isPictured(id)) throw new Error(`nobody has said how «${id}» is answered for its picture`);
      return id;
    });

const walk = async (page: Page, take: Take, flow: string, names: readonly Question[]) => {
  for (const name of names) {
    const [question, answer, then] = questions[name];
    await asked(page, question);
    // What moves on by itself is looked at before the answer.
    if (then === 'moves-on') await take(`${flow}-${name}`);
    await answer(page);
    if (then === 'waits') {
      await take(`${flow}-${name}`);
      await next(page);
    }
  }
};

const introduce = async (page: Page) => {
  await page.getByLabel('Nome', { exact: true }).fill(examplePerson.firstName);
  await page.getByLabel('Cognome').fill(examplePerson.lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada.dangelo@example.it');
  await page.getByRole('checkbox', { name: /informativa/ }).check();
};

export const quiz = async (page: Page, take: Take) => {
  await ownTime(page);
  await page.goto('/quiz-copertura', { waitUntil: 'networkidle' });
  await walk(page, take, 'quiz', questionsOf(quizWizard));
  await introduce(page);
  await take('quiz-contatti');
  await withTimeStill(
    page,
    async () => {
      await page.getByRole('button', { name: 'Mostrami il report' }).click();
      await page.getByText('Stiamo elaborando').waitFor();
    },
    () => take('quiz-attesa'),
  );
  await asked(page, /ecco quanto/);
  await take('quiz-report');
  await page.emulateMedia({ media: 'print' });
  await take('quiz-report-stampa');
  await page.emulateMedia({ media: null });
  await page.goto('/quiz-copertura/report/nessuno');
  await asked(page, /non c’è/);
  await take('quiz-report-assente');
};

const silently: Take = async () => undefined;

/** Only what differs from the quiz: the question that a list did not come for, the contacts, the thanks. */
export const checkup = async (page: Page, take: Take) => {
  await page.route('**/api/public/checkup_policies', (route) => route.abort());
  await page.goto('/checkup', { waitUntil: 'networkidle' });
  await choose('No')(page);
  await asked(page, /polizze possiedi/);
  await page.getByRole('button', { name: 'Riprova' }).waitFor();
  await take('checkup-elenco-perso');
  await page.unroute('**/api/public/checkup_policies');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await walk(page, silently, 'checkup', questionsOf(checkupWizard).slice(1));
  await introduce(page);
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await take('checkup-contatti');
  await page.getByRole('button', { name: 'Inviami il report' }).click();
  await asked(page, /in viaggio/);
  await take('checkup-esito');
};
