/** Where the desk is. */
export const DESK_PATH = '/banco';

/** Where its built files are, beside those of the site. */
export const DESK_ASSETS_FOLDER = 'assets/banco';

/** The token stands behind `#`, so that no server writes it down. */
export const invitationPath = (token: string) => `${DESK_PATH}/entra#invito=${token}`;
