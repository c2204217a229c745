/** Where the desk is. */
export const DESK_PATH = '/banco';

/** The token stands behind `#`, so that no server writes it down. */
export const invitationPath = (token: string) => `${DESK_PATH}/entra#invito=${token}`;
