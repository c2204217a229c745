import type { PolicyPayment } from './use-policy-payment.ts';

/** Undefined until the server has answered. */
type State = PolicyPayment['state'] | undefined;

const LOOK_EVERYWHERE = 'Controlla anche nella posta indesiderata, o spam.';

export const leadOf = (state: State): string =>
  state === 'paid'
    ? `I documenti arrivano per e-mail entro 2 minuti dal pagamento. ${LOOK_EVERYWHERE}`
    : `Appena il pagamento è confermato i documenti arrivano per e-mail, entro 2 minuti. ${LOOK_EVERYWHERE}`;

export const amountTermOf = (state: State): string => (state === 'paid' ? 'Importo pagato' : 'Importo');
