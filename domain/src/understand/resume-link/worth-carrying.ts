import { askedFields, type Wizard } from '../../platform/wizard/definition.ts';
import { storableAnswers } from '../../platform/wizard/storable-answers.ts';

/**
 * The answers that another device may get: those this device may store, without contact details. A visitor
 * who was sent a link by a stranger must not unknowingly buy for the stranger's mailbox.
 */
export const transferableAnswers = <V>(wizard: Wizard, answers: Readonly<Record<string, V>>) => {
  const reaching = new Set(
    wizard.steps
      .flatMap(askedFields)
      .filter(({ kind }) => kind === 'email' || kind === 'phone')
      .map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(storableAnswers(wizard, answers)).filter(([name]) => !reaching.has(name)),
  );
};
