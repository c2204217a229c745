type Named = { readonly firstName: string; readonly lastName: string };

/** A member of staff as named to colleagues, in the log and in mails. */
export const fullNameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
