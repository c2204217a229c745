type Named = { readonly firstName: string; readonly lastName: string };

/** As colleagues, the log and mails name somebody of the desk. */
export const fullNameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
