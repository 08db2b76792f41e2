import ts from 'typescript';

/** What Playwright answers from the page as it is at that moment, whether it has rendered yet or not. */
const READS = new Set(
  (
    'allInnerTexts allTextContents boundingBox content count evaluate evaluateAll getAttribute innerHTML innerText ' +
    'inputValue isChecked isDisabled isEditable isEnabled isHidden isVisible textContent title'
  ).split(' '),
);

const REMEDY = 'the page may not have rendered yet. Write `await expect.poll(() => …)`; for what must be absent, wait';

/** Calls of a node itself, without those of functions that it only holds. */
function callsIn(node: ts.Node): readonly ts.CallExpression[] {
  if (ts.isFunctionLike(node)) return [];
  const below: ts.CallExpression[] = ts.isCallExpression(node) ? [node] : [];
  ts.forEachChild(node, (child) => void below.push(...callsIn(child)));
  return below;
}

const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** `page`, `seen.page`: a function that gets it reads from it. */
const isPage = (node: ts.Expression): boolean => /(^|\.)page$/.test(node.getText());

const isAwaited = (call: ts.Node, top: ts.Node): boolean =>
  ts.isAwaitExpression(call) || (call !== top && isAwaited(call.parent, top));

/** The first call that reads a page. */
const readIn = (node: ts.Expression): ts.CallExpression | undefined =>
  callsIn(node).find((call) => {
    if (nameOf(call) === 'url' && call.arguments.length === 0) return true;
    return isAwaited(call, node) && (READS.has(nameOf(call)) || call.arguments.some(isPage));
  });

/** What a name was given where it is declared, in the nearest block around a node. */
function initializerOf(name: string, { parent }: ts.Node): ts.Expression | undefined {
  if (parent === undefined) return undefined;
  const statements: readonly ts.Statement[] = ts.isBlock(parent) || ts.isSourceFile(parent) ? parent.statements : [];
  const declared = statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
    .find((declaration) => declaration.name.getText() === name);
  return declared?.initializer ?? initializerOf(name, parent);
}

/** Names whose values an expression has: not those of members, and not what it sends somewhere and awaits. */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isAwaitExpression(node)) return [];
  if (ts.isPropertyAccessExpression(node)) return namesIn(node.expression);
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...namesIn(child)));
  return below;
}

/** A read by way of a name: `const count = await rows.count(); expect(count)`. A function that gets the page may wait by itself. */
const readBefore = (value: ts.Expression): ts.CallExpression | undefined =>
  namesIn(value)
    .flatMap((name) => initializerOf(name, value) ?? [])
    .map(readIn)
    .find((call) => call !== undefined && (READS.has(nameOf(call)) || nameOf(call) === 'url'));

/**
 * What is wrong with an expectation of a test in a browser: `expect(…)` and `expect.soft(…)` look once, at what a page may
 * show only a moment later.
 * @returns undefined where nothing is, and for every other node
 */
export function immediateRead(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^expect(\.soft)?$/.test(node.expression.getText())) return undefined;
  const [value] = node.arguments;
  const read = value && (readIn(value) ?? readBefore(value));
  return read && `${nameOf(read)}() inside expect(…) is read at once: ${REMEDY} first for what comes with it`;
}
