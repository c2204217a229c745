import type { PaymentSearch } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { CARD_ACCOUNTS, type CardAccount } from '@riparo/domain/buy/payment/card-accounts.ts';
import { LISTED_PAYMENT_STATES, type ListedPaymentState } from '@riparo/domain/buy/payment/listed-states.ts';
import { paymentsFilePath } from '@riparo/domain/buy/payment/payments-file.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { type IsoDate, isIsoDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';

/** Which payments are shown, as in the screen's address. */
export type PaymentFilter = {
  readonly from: IsoDate | undefined;
  readonly until: IsoDate | undefined;
  readonly product: string;
  readonly account: CardAccount | undefined;
  readonly state: ListedPaymentState | undefined;
};

const among = <T extends string>(all: readonly T[], name: string | null) => all.find((each) => each === name);
const validDay = (text: string | null) => (text && isIsoDate(text) ? text : undefined);

const monthBegin = (today: IsoDate) => isoDate(`${today.slice(0, 7)}-01`);

/** An address without a first day means this month; `dal=sempre` means everything. */
export const readPaymentFilter = (params: URLSearchParams, today: IsoDate): PaymentFilter => ({
  from: params.get('dal') === 'sempre' ? undefined : (validDay(params.get('dal')) ?? monthBegin(today)),
  until: validDay(params.get('al')),
  product: soldProducts.find(({ key }) => key === params.get('prodotto'))?.key ?? '',
  account: among(CARD_ACCOUNTS, params.get('conto')),
  state: among(LISTED_PAYMENT_STATES, params.get('stato')),
});

const definedEntries = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));

export const writePaymentFilter = (filter: PaymentFilter, today: IsoDate): URLSearchParams =>
  new URLSearchParams(
    definedEntries({
      dal: filter.from === monthBegin(today) ? undefined : (filter.from ?? 'sempre'),
      al: filter.until,
      prodotto: filter.product,
      conto: filter.account,
      stato: filter.state,
    }),
  );

/** In the form of the server's query. */
export const searchOf = (filter: PaymentFilter): PaymentSearch => Object.fromEntries(definedEntries(filter));

/** The same period as a file; accounting needs whole days, whatever state is shown. */
export function paymentsFileOf({ state: _state, ...filter }: PaymentFilter): string {
  const query = new URLSearchParams(definedEntries(filter)).toString();
  return query ? `${paymentsFilePath}?${query}` : paymentsFilePath;
}

export const isFiltering = (filter: PaymentFilter, today: IsoDate) =>
  writePaymentFilter(filter, today).size > 0;
