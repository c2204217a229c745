/** The server's lists for suggestions. */
export type PlaceSource = 'birthplaces' | 'countries' | 'cities' | 'addresses';

export type PlacePart =
  | 'name'
  | 'street'
  | 'streetNumber'
  | 'postalCode'
  | 'province'
  | 'region'
  | 'countryCode'
  | 'countryName'
  | 'belfioreCode';

/** The data contained in a tax code; those of the birthplace come from the server. */
export type TaxCodePart = 'birthDate' | 'gender';

/** The fields of a wizard to fill, by name, with the part each gets. */
export type Fills<Part extends string> = Readonly<Record<string, Part>>;
