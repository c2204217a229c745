import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { quizQuestions, questionOf, type Question } from '../../support/questionnaire.ts';
import type { Visitor } from './visitor.ts';

/** As Ada answers in the other stories. */
const replies: Readonly<Record<Question, (visitor: Visitor) => Promise<void>>> = {
  insurer: (visitor) => visitor.choose('No'),
  policies: (visitor) => tick(visitor, 'RC auto o moto', 'Casa', 'Vita – Temporanea caso morte (TCM)'),
  worries: (visitor) => tick(visitor, 'Lasciare la mia famiglia senza un sostegno economico'),
  birthDate: async (visitor) => {
    await visitor.type('Data di nascita', '27031984');
    await visitor.press('Continua');
  },
  family: (visitor) => visitor.choose('Sposato/a o unito/a civilmente'),
  children: (visitor) => visitor.choose('2'),
  income: (visitor) => visitor.choose('Sì'),
  vehicles: (visitor) => tick(visitor, 'Nessuno'),
  job: (visitor) => visitor.choose('Dipendente privato'),
  home: (visitor) => visitor.choose('Proprietà'),
  mortgage: (visitor) => visitor.choose('Sì'),
  pets: (visitor) => tick(visitor, 'Cane'),
  sports: (visitor) => tick(visitor, 'Sci e snowboard'),
  travels: (visitor) => visitor.choose('1'),
  feeling: (visitor) => visitor.press('Continua'),
};

async function tick(visitor: Visitor, ...names: readonly string[]): Promise<void> {
  for (const name of names) await visitor.tick(name);
  await visitor.press('Continua');
}

export async function answerQuiz(visitor: Visitor): Promise<void> {
  for (const question of quizQuestions) {
    await visitor.asks(questionOf(question));
    await replies[question](visitor);
  }
}

/** What every purchase asks about a person, with the card at hand. */
export async function introducePerson(visitor: Visitor, question: string): Promise<void> {
  const { firstName, lastName, home, taxCode } = examplePerson;
  await visitor.asks(question);
  await visitor.type('Codice fiscale', taxCode);
  await visitor.type('Nome', firstName);
  await visitor.type('Cognome', lastName);
  await visitor.press('Continua');
  await visitor.asks('Dove abiti?');
  await visitor.type('Via o piazza', home.street);
  await visitor.type('Numero', home.number);
  await visitor.type('Comune', home.city);
  // The suggestions cover the next fields until they are closed.
  await visitor.key('Escape');
  await visitor.type('CAP', home.zipCode);
  await visitor.type('Provincia', home.district);
  await visitor.press('Continua');
}

export async function leaveContacts(visitor: Visitor, email: string, button: string): Promise<void> {
  await visitor.asks('Dove ti scriviamo?');
  await visitor.type('E-mail', email);
  if (await visitor.see('field', 'Telefono', { exact: true })) await visitor.type('Telefono', '3331234567');
  await visitor.tick('informativa');
  await visitor.tick('analizzate');
  await visitor.press(button);
}

/** For each suitability question the fitting answer: the first one. */
export async function answerSuitability(visitor: Visitor): Promise<void> {
  await visitor.until(
    () => visitor.run(() => document.querySelector('[data-arriving]') === null),
    'every question is here',
  );
  const groups = await visitor.run(() =>
    [...document.querySelectorAll('main fieldset')]
      .filter((group) => group.querySelector('input[type=radio]') !== null)
      .map((group) => group.querySelector('legend')?.textContent.replace(/\s+/g, ' ').trim() ?? ''),
  );
  for (const inside of groups) await visitor.click('radio', undefined, { inside, place: 0 });
}
