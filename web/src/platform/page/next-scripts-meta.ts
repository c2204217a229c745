/** In the head of a page that leads on: the scripts of the flow behind its button. */
export const NEXT_SCRIPTS_META = 'next-scripts';
