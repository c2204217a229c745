import { askedFields, type Wizard } from '../../platform/wizard/definition.ts';
import { worthKeeping } from '../../platform/wizard/kept-answers.ts';

/**
 * What of somebody's answers another device may get: what this one may keep, without where they can be reached. Whoever
 * is sent a link by a stranger must not buy, unseen, for the stranger's mailbox.
 */
export const worthCarrying = <V>(wizard: Wizard, answers: Readonly<Record<string, V>>) => {
  const reaching = new Set(
    wizard.steps
      .flatMap(askedFields)
      .filter(({ kind }) => kind === 'email' || kind === 'phone')
      .map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(worthKeeping(wizard, answers)).filter(([name]) => !reaching.has(name)),
  );
};
