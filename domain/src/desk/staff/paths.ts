export const DESK_PATH = '/banco';

/** The folder of its built files, among those of the site. */
export const DESK_ASSETS_FOLDER = 'assets/banco';

/** The token follows `#`, so that no server logs it. */
export const invitationPath = (token: string) => `${DESK_PATH}/entra#invito=${token}`;
