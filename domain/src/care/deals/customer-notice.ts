import { isPaidUnsigned } from '../../buy/deal/withdrawal.ts';
import type { DealAction, DealStatus } from './actions.ts';

/** The facts the sentences mention. */
export type NoticeFacts = Pick<DealStatus, 'order' | 'stage'> & {
  readonly email: string;
  readonly product: string;
  /** With the euro sign. */
  readonly price: string;
  /** The refund of a withdrawal is more than one person may decide. */
  readonly withdrawalWaits: boolean;
};

/** The notice an action sends to the customer, shown to staff before they confirm. Null: none. */
export const customerNotice = (action: DealAction, deal: NoticeFacts): string | null => {
  const { email, product, price } = deal;
  switch (action) {
    case 'correct':
      return `Riceve a ${email} un’e-mail che dice quali dati abbiamo corretto e dove ricontrollarli. Se cambia l’indirizzo e-mail, la riceve a quello nuovo, dove deve ridare i consensi; a quello di prima scriviamo che l’acquisto è passato a un altro indirizzo.`;
    case 'send-payment-link':
      return `Riceve a ${email} il link per pagare ${price} per «${product}». Paga dalla sua pagina, con la sua carta.`;
    case 'new-link':
      return deal.stage === 'documentation_send'
        ? `Riceve a ${email} il link per firmare, valido altri 30 giorni da oggi.`
        : `Riceve a ${email} il link della sua pratica, valido altri 30 giorni da oggi.`;
    case 'send-documents':
      return deal.stage === 'documentation_send'
        ? `Riceve di nuovo a ${email} il link per leggere e firmare i documenti.`
        : `Riceve di nuovo a ${email} l’e-mail con i suoi documenti.`;
    case 'send-mail':
      return `Riceve di nuovo la stessa e-mail a ${email}.`;
    case 'refund':
      return `Riceve a ${email} la conferma, appena il rimborso è sulla carta con cui ha pagato.`;
    case 'withdraw':
      if (deal.withdrawalWaits)
        return `Riceve a ${email} il link per confermare da sé il recesso da «${product}», e allora è fatto subito. Altrimenti lo conferma una seconda persona. Vale comunque la data di oggi.`;
      return isPaidUnsigned(deal)
        ? `Riceve a ${email} la ricevuta: l’acquisto di «${product}» è annullato e ${price} vengono rimborsati sulla sua carta.`
        : `Riceve a ${email} la ricevuta di recesso: il contratto «${product}» è sciolto e ${price} vengono rimborsati sulla sua carta.`;
    case 'close-lost':
      return `Riceve a ${email} un’e-mail: l’acquisto di «${product}» è chiuso, non paga nulla e può ricominciare quando vuole.`;
    case 'note':
    case 'task':
      return null;
  }
};
