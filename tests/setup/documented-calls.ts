import { readFileSync } from 'node:fs';

/** How the document for backends says that a call is sent. */
export interface DocumentedCall {
  method: string;
  path: string;
  token: 'none' | 'access' | 'refresh';
  audience: 'anyone' | 'customer';
  encoding: 'form' | 'cipher' | 'multipart' | 'query';
  /** Wire names, each with the value that it always has, or undefined. */
  fields: ReadonlyMap<string, string | undefined>;
}

interface Schema {
  const?: unknown;
  properties?: Record<string, Schema>;
  contentSchema?: Schema;
}

interface Operation {
  'x-token': DocumentedCall['token'];
  'x-audience': DocumentedCall['audience'];
  'x-encoding': DocumentedCall['encoding'];
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The calls of `docs/backend/openapi.json`, as it is committed. */
export function documentedCalls(): DocumentedCall[] {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    readFileSync('docs/backend/openapi.json', 'utf8'),
  );
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      token: operation['x-token'],
      audience: operation['x-audience'],
      encoding: operation['x-encoding'],
      fields: fieldsOf(operation),
    })),
  );
}

function fieldsOf({ parameters = [], requestBody }: Operation): DocumentedCall['fields'] {
  const [body] = Object.values(requestBody?.content ?? {});
  const properties = body?.schema.properties?._k?.contentSchema?.properties ?? body?.schema.properties ?? {};
  const named = [
    ...parameters.map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(properties),
  ];
  return new Map(
    named.map(([name, schema]) => [name, schema.const === undefined ? undefined : String(schema.const)]),
  );
}
