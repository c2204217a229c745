/** Which lists of the server suggest how to go on typing. */
export type PlaceSource = 'birthplaces' | 'countries' | 'cities' | 'addresses';

/** What a suggested place may know. */
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

/** What a tax code knows by itself; the parts of its birthplace are asked of the server. */
export type TaxCodePart = 'birthDate' | 'gender';

/** The fields of a wizard that get a part, by their name. */
export type Fills<Part extends string> = Readonly<Record<string, Part>>;
