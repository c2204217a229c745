/**
 * Under this name alone may a script of the site turn a text into HTML (Trusted Types), and the text is always that of
 * the footer as it came. The server allows the name, the browser's code asks for it.
 */
export const KEPT_FOOTER_POLICY = 'kept-footer';
