import { expect, test } from "vitest";
import { schemaErrors } from "./support/schema-errors.ts";
import { document, operations } from "./support/contract.ts";

type Example = { of: string; schema: object; value: unknown };

const bodies = operations.flatMap(({ id, body }): Example[] =>
  body
    ? [{ of: `the body of ${id}`, schema: body.schema, value: body.example ?? exampleOf(body.schema) }]
    : [],
);
const parameters = operations.flatMap(({ id, parameters }) =>
  parameters.flatMap(({ name, schema, example }): Example[] =>
    example === undefined ? [] : [{ of: `${name} of ${id}`, schema, value: example }],
  ),
);
const schemas = Object.entries(document.components.schemas!).flatMap(([name, schema]): Example[] => {
  const { example } = schema as { example?: unknown };
  return example === undefined ? [] : [{ of: name, schema: schema as object, value: example }];
});

test.each([...bodies, ...parameters, ...schemas])(
  "the example of $of matches its schema",
  ({ schema, value }) => {
    expect(value).not.toBe(undefined);
    expect(schemaErrors(schema, value)).toEqual([]);
  },
);

test("every operation with a body has an example", () => {
  expect(bodies.map(({ of }) => of)).toHaveLength(operations.filter(({ body }) => body).length);
});

function exampleOf(schema: object): unknown {
  if (!("$ref" in schema)) return undefined;
  const name = String(schema.$ref).split("/").pop()!;
  return (document.components.schemas![name] as { example?: unknown }).example;
}
