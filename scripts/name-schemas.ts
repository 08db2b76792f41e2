import ts from 'typescript';

const { factory } = ts;
const EXPORTED = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];

const isNamed = (node: ts.Node, name: string): node is ts.TypeAliasDeclaration =>
  ts.isTypeAliasDeclaration(node) && node.name.text === name;

/** The name X in `components["schemas"]["X"]`. */
function schemaIn(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: whole, indexType: part } = node.objectType;
  const isSchemas = ts.isTypeReferenceNode(whole) && ts.isIdentifier(whole.typeName) && textOf(part) === 'schemas';
  return isSchemas ? textOf(node.indexType) : undefined;
}

const textOf = (type: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;

/** Replaces every mention of a schema by its name. */
function mentionByName<T extends ts.Node>(root: T): T {
  const { transformed } = ts.transform(root, [
    (context) => (top) => {
      const visit = (node: ts.Node): ts.Node => {
        const name = schemaIn(node);
        return name === undefined ? ts.visitEachChild(node, visit, context) : factory.createTypeReferenceNode(name);
      };
      return visit(top) as T;
    },
  ]);
  return transformed[0] as T;
}

/** Declares an interface for an object, because editors show its name; an alias for any other type. */
function declare(name: string, type: ts.TypeNode): ts.Statement {
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(EXPORTED, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(EXPORTED, name, undefined, type);
}

/**
 * Gives each schema of the contract a declaration of its own. openapi-typescript writes one large type with all schemas
 * inside, so editors would show the whole structure of a value instead of `Domain`.
 */
export function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const named: ts.Statement[] = [];
  const rest = nodes.map((node) => {
    if (!isNamed(node, 'components') || !ts.isTypeLiteralNode(node.type)) return mentionByName(node);
    const members = node.type.members.map((member) => {
      if (!ts.isPropertySignature(member)) return member;
      const isSchemas = ts.isIdentifier(member.name) && member.name.text === 'schemas';
      if (!isSchemas || member.type === undefined || !ts.isTypeLiteralNode(member.type)) return mentionByName(member);
      return factory.updatePropertySignature(member, undefined, member.name, undefined, moveOut(member.type, named));
    });
    return factory.updateTypeAliasDeclaration(
      node,
      node.modifiers,
      node.name,
      undefined,
      factory.createTypeLiteralNode(members),
    );
  });
  return [...named, ...rest];
}

/** Returns `{ Domain: Domain; … }`, and adds the declarations with their comments to `named`. */
function moveOut(schemas: ts.TypeLiteralNode, named: ts.Statement[]): ts.TypeLiteralNode {
  const members = schemas.members.map((member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined || !ts.isIdentifier(member.name)) {
      throw new Error('a schema whose name is no identifier');
    }
    const declaration = declare(member.name.text, mentionByName(member.type));
    const comments = ts.getSyntheticLeadingComments(member);
    named.push(comments === undefined ? declaration : ts.setSyntheticLeadingComments(declaration, comments));
    const { name } = member;
    return factory.createPropertySignature(undefined, name, undefined, factory.createTypeReferenceNode(name.text));
  });
  return factory.createTypeLiteralNode(members);
}
