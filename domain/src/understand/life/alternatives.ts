import type { IsoDate } from '../../platform/values/calendar.ts';
import { type Cents, centsFromEuro } from '../../platform/values/money.ts';
import { durationsYears, sumsAssuredEuro } from '../../buy/products/vita/choices.ts';
import { type LifeFacts, type LifePrice, priceLife } from '../../buy/products/vita/price.ts';
import { LIFE_TARIFF, type LifeTariff } from '../../buy/products/vita/tariff.ts';

export type LifeAlternative = {
  readonly sumAssuredCents: Cents;
  readonly years: number;
  readonly price: LifePrice;
};

/** Every sum and duration this person could choose, with its price; refused ones are omitted. */
export const lifeAlternatives = (
  person: Pick<LifeFacts, 'birthDate' | 'smoker'>,
  today: IsoDate,
  tariff: LifeTariff = LIFE_TARIFF,
): readonly LifeAlternative[] =>
  sumsAssuredEuro.flatMap((sumEuro) =>
    durationsYears.flatMap((years) => {
      const sumAssuredCents = centsFromEuro(sumEuro);
      const price = priceLife({ ...person, sumAssuredCents, years }, today, tariff);
      return price.outcome === 'priced' ? [{ sumAssuredCents, years, price }] : [];
    }),
  );
