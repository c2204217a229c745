/** Apart, because hardly anybody reads it: no first screen brings it. */
export const NEEDS_COOKIES =
  'Per accedere servono i cookie tecnici, e il tuo browser li blocca: permettili per questo sito e riprova.';
