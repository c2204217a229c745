/** Form fields and their API names; `*` is the position of a person in the list. */
const NAMES: readonly (readonly [form: string, wire: string])[] = [
  ['policyDayCount', 'days'],
  ['endDate', 'days'],
  ['policyAdults', 'adults_num'],
  ['startDate', 'start_date'],
  ['holdersData.*.firstName', 'holders.*.first_name'],
  ['holdersData.*.lastName', 'holders.*.last_name'],
  ['holdersData.*.birthDate', 'holders.*.dob'],
  ['owner.firstName', 'contractor.first_name'],
  ['owner.lastName', 'contractor.last_name'],
  ['owner.fiscalCode', 'contractor.cf'],
  ['owner.birthDate', 'contractor.dob'],
  ['owner.cityOfBirth', 'contractor.pob'],
  ['owner.countryOfBirth', 'contractor.pob'],
  ['owner.email', 'contractor.email'],
  ['owner.phone', 'contractor.phone'],
  ['owner.gender', 'contractor.gender'],
  ['consents.privacyChecked', 'consents.privacy'],
  ['consents.digitalContractChecked', 'consents.digital_contract'],
  ['consents.preContractChecked', 'consents.pre_contract'],
];

const PLACE = /(?<=\.)\d+(?=\.)/;

/** Names not listed are the same on both sides. */
const translate = (name: string, from: 0 | 1, to: 0 | 1) => {
  const place = PLACE.exec(name)?.[0] ?? '';
  const pair = NAMES.find((each) => each[from] === name.replace(PLACE, '*'));
  return pair ? pair[to].replace('*', place) : name;
};

export const wireName = (formName: string) => translate(formName, 0, 1);
export const formName = (name: string) => translate(name, 1, 0);
