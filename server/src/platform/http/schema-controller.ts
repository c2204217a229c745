import type { FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { validatorCompiler } from './validation.ts';

/** Given at once, since Fastify would load and set up compilers of its own before it hears of ours. */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => serializerCompiler,
  },
} as FastifyServerOptions['schemaController'] & object;
