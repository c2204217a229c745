const towns = [
  'Roma',
  'Milano',
  'Napoli',
  'Torino',
  'Reggio Emilia',
  'San Giovanni in Persiceto',
  'Castelnuovo',
  'Sesto San Giovanni',
  "L'Aquila",
  'Bolzano',
  's. maria',
  'persiceto',
];

/** The queries of people typing these towns: each beginning of each. */
export const typedQueries: readonly string[] = towns.flatMap((town) =>
  Array.from(town, (_, position) => town.slice(0, position + 1)),
);
