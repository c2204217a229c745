const NOT_FOUND = 404;
/** The status for an invalid address. */
const NOT_AN_ADDRESS = 400;

export const isUnknownAddress = ({ status }: { readonly status: number }) =>
  status === NOT_FOUND || status === NOT_AN_ADDRESS;
