/** In the head of a page that leads into a flow: the scripts of that flow. */
export const NEXT_SCRIPTS_META = 'next-scripts';
