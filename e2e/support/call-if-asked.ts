/** Wherever a call is offered and not requested yet. */
export const CALL_IF_ASKED = /Se la chiedi adesso, la chiamata arriva .*entro le \d/;
