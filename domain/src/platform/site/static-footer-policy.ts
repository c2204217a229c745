/**
 * The only name under which the site's scripts may turn text into HTML (Trusted Types), always the footer as
 * the server sent it. The server allows the name, the browser's code uses it.
 */
export const SERVER_FOOTER_POLICY = 'kept-footer';
