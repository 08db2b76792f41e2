import ts from 'typescript';

/**
 * What is wrong with a choice in a test in a browser: Playwright sends both events of a choice at once, so a page that takes it
 * back between them passes.
 * @returns undefined for every other node
 */
export function scriptedChoice(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return node.expression.name.text === 'selectOption'
    ? 'selectOption() sends events as no person does: write `await choose(select, option)` of choose.ts'
    : undefined;
}
