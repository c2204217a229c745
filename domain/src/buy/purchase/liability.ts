import type { Buyer } from './purchase-request.ts';
import type { LiabilityPurchase } from './liability-request.ts';
import { parseItalianDate } from '../../platform/values/calendar.ts';
import type { PurchasableProduct } from '../products/product.ts';
import { ceilingOf } from '../products/rc-terzi/ceiling.ts';
import { rcTerzi5 } from '../products/rc-terzi/product.ts';
import type { Step } from '../../platform/wizard/definition.ts';

/** The purchase call's option for the two products. */
export const liabilityOption = (productKey: string): 1 | 2 => (productKey === rcTerzi5.key ? 1 : 2);

// Two ticks are required, about the documents. The surrounding text is only acknowledged.

export const onlineOnly: Step = {
  id: 'a-distanza',
  title: 'Facciamo tutto online',
  lead: 'Andando avanti scegli di concludere il contratto a distanza e di ricevere i documenti per e-mail. Se li preferisci su carta, scrivici: è gratis.',
  fields: [],
};

export const suitsYou = (product: PurchasableProduct): Step => ({
  id: 'adeguatezza',
  title: 'È la polizza giusta per te?',
  lead: `Paga i danni che causi agli altri nella vita privata, ${ceilingOf(product)} (il massimale), con i limiti e le esclusioni del set informativo. La legge ci chiede di verificare con te che sia quello che ti serve.`,
  fields: [],
  continueLabel: 'Avanti',
});

/** Accepts `1990-03-27`, `27/03/1990`, `27031990`. */
const dayOf = (text: string) => parseItalianDate(text) ?? text;

/** The buyer in a purchase call, in a deal's form; `known` supplies what it omits. */
export const liabilityBuyer = (purchase: LiabilityPurchase, known: Buyer): Buyer => {
  const isSamePlace = purchase.placeOfBirth === known.profile.placeOfBirth;
  return {
    email: purchase.email,
    firstName: purchase.firstname,
    lastName: purchase.lastname,
    profile: {
      ...known.profile,
      gender: purchase.gender === 'F' ? 'female' : 'male',
      dateOfBirth: dayOf(purchase.dateOfBirth),
      placeOfBirth: purchase.placeOfBirth,
      districtOfBirth: purchase.districtOfBirth,
      birthPlaceCode: isSamePlace ? (known.profile.birthPlaceCode ?? null) : null,
      phoneNumber: purchase.phone,
      taxCode: purchase.taxCode,
      address: `${purchase.street}, ${purchase.streetNumber}`,
      zipCode: purchase.postalCode,
      city: purchase.city,
      district: purchase.district,
      region: null,
    },
  };
};

/** The inverse, for the page that sends it. */
export const liabilityPurchaseOf = (productKey: string, { profile, ...buyer }: Buyer): LiabilityPurchase => {
  const comma = profile.address.lastIndexOf(',');
  return {
    option: liabilityOption(productKey),
    gender: profile.gender === 'female' ? 'F' : 'M',
    firstname: buyer.firstName,
    lastname: buyer.lastName,
    dateOfBirth: profile.dateOfBirth,
    districtOfBirth: profile.districtOfBirth,
    placeOfBirth: profile.placeOfBirth,
    taxCode: profile.taxCode,
    street: profile.address.slice(0, comma).trim(),
    streetNumber: profile.address.slice(comma + 1).trim(),
    district: profile.district,
    city: profile.city,
    postalCode: profile.zipCode,
    email: buyer.email,
    phone: profile.phoneNumber ?? '',
  };
};
