import ts from 'typescript';

const { factory } = ts;

const literal = (value: unknown): ts.TypeNode =>
  factory.createLiteralTypeNode(value === null ? factory.createNull() : factory.createStringLiteral(String(value)));

const reference = (name: string, ...parameters: ts.TypeNode[]): ts.TypeNode =>
  factory.createTypeReferenceNode(name, parameters.length === 0 ? undefined : parameters);

const never = (): ts.TypeNode => factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);

/** The type `string & Record<never, never>`: any string, but editors still suggest the known ones. */
const anyString = (): ts.TypeNode =>
  factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    reference('Record', never(), never()),
  ]);

/** The type of a string with `x-extensible-enum`; undefined for any other schema, which keeps its type. */
export function openSetType(schema: object): ts.TypeNode | undefined {
  const values: unknown = (schema as Readonly<Record<string, unknown>>)['x-extensible-enum'];
  if (!Array.isArray(values)) return undefined;
  return factory.createUnionTypeNode([...values.map(literal), anyString()]);
}
