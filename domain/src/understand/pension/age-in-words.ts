type Age = { readonly ageYears: number; readonly ageMonths: number };

/** `67 anni`, `67 anni e un mese`, `67 anni e 3 mesi` */
export const ageInWords = ({ ageYears, ageMonths }: Age) => {
  if (ageMonths === 0) return `${ageYears} anni`;
  return `${ageYears} anni e ${ageMonths === 1 ? 'un mese' : `${ageMonths} mesi`}`;
};
