import ts from 'typescript';

/** Private names of a class, and what replaces them. */
type Names = ReadonlyMap<string, string>;

/** Classes so far in this process, so that no class shares a name with one that it extends, whatever file that is in. */
let classes = 0;

/**
 * Makes private members (`#x`) plain ones (`_x_7`) in the bundle of a program. V8's interpreter and first compilers call a
 * builtin for each private member that they define or write. Nothing imports a program, so nothing can use the plain names.
 *
 * @param code JavaScript
 */
export function withPlainMembers(code: string): string {
  const source = ts.createSourceFile('bundle.js', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const pieces: string[] = [];
  let from = 0;
  const visit = (node: ts.Node, parent: ts.Node, scopes: readonly Names[]): void => {
    if (ts.isPrivateIdentifier(node)) {
      // It stands for itself in `#x in y` only.
      const start = node.getStart(source);
      const name = scopes.find((names) => names.has(node.text))?.get(node.text) ?? node.text;
      pieces.push(code.slice(from, start), ts.isBinaryExpression(parent) ? `"${name}"` : name);
      from = node.end;
    }
    const inner = ts.isClassLike(node) ? [namesOf(node), ...scopes] : scopes;
    ts.forEachChild(node, (child) => visit(child, node, inner));
  };
  visit(source, source, []);
  return pieces.join('') + code.slice(from);
}

function namesOf({ members }: ts.ClassLikeDeclaration): Names {
  const which = ++classes;
  const names = members.flatMap(({ name }) => (name !== undefined && ts.isPrivateIdentifier(name) ? [name.text] : []));
  return new Map(names.map((name) => [name, `_${name.slice(1)}_${which}`]));
}
