export function startOfNode(program: string, node: string): string[];
