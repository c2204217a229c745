/** Wherever a call is offered and not requested yet. */
export const CALL_PROMISE = /Se la chiedi adesso, la chiamata arriva .*entro le \d/;
