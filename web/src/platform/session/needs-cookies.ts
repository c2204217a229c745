/** In a chunk of its own, because hardly anyone reads it. */
export const NEEDS_COOKIES =
  'Per accedere servono i cookie tecnici, e il tuo browser li blocca: permettili per questo sito e riprova.';
