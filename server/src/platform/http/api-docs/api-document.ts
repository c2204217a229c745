/** The parts of an OpenAPI document that the documentation page reads. */
export type ApiDocument = {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
};

export type Operation = {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  security: Record<string, string[]>[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
};

export type Content = Record<string, { schema: JsonSchema }>;

export type JsonSchema = {
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  [keyword: string]: unknown;
};
