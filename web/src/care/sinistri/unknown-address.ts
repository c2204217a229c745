const NOT_FOUND = 404;
/** What an address that can be none of ours is answered. */
const NOT_AN_ADDRESS = 400;

export const isUnknownAddress = ({ status }: { readonly status: number }) =>
  status === NOT_FOUND || status === NOT_AN_ADDRESS;
