import type { Step } from '../../platform/wizard/definition.ts';
import { yesNoField } from '../../platform/wizard/fields.ts';

const insurer = 'Hai un assicuratore di fiducia?';

/** The first question of both questionnaires, separate because the first screen loads only this. */
export const trustedBroker = {
  id: 'assicuratore',
  title: insurer,
  lead: 'Tre minuti di domande sulla tua vita e sulle polizze che hai. Alla fine ti chiediamo nome ed e-mail, per mandarti il report.',
  fields: [yesNoField({ name: 'trusted_broker', label: insurer })],
} satisfies Step;
