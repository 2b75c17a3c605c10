import { isTest } from './files.ts'
import { type Import, imports } from './imports.ts'

/** Files that reach themselves by imports, of types as well: a line for each strongly connected component. */
export function importCircles(among: readonly Import[] = imports): string[] {
  const graph = new Map<string, string[]>()
  for (const { from, to, isOurs } of among)
    if (isOurs && !isTest(from)) graph.set(from, [...(graph.get(from) ?? []), to])
  return connectedComponents(graph)
    .filter(([file = '', ...others]) => others.length > 0 || graph.get(file)?.includes(file))
    .map(files => files.toSorted().join(' ⟲ '))
}

/** Tarjan's algorithm. https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm */
function connectedComponents(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const stack: string[] = []
  const order = new Map<string, number>()
  const onStack = new Set<string>()
  const visit = (node: string): number => {
    const index = order.size
    let low = index
    order.set(node, index)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (onStack.has(next)) low = Math.min(low, order.get(next) ?? index)
    }
    if (low === index) {
      const component = stack.splice(stack.indexOf(node))
      for (const each of component) onStack.delete(each)
      found.push(component)
    }
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
