/** More nesting than any text has; parsers, the editor and browsers recurse. */
const maxDepth = 40

/** Whether a value has no more objects within each other than a text may have. */
export function isShallow(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return false
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return true
}
