interface Rule {
  readonly isAllowed: boolean
  readonly pattern: string
}

/** Whether a robots.txt lets a robot ask for a path with its query, by RFC 9309: the longest rule wins, `allow` in a tie. */
export function isAllowedBy(robots: string, robot: string, path: string): boolean {
  const [best] = rulesFor(robots, robot.toLowerCase())
    .filter(({ pattern }) => fits(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed))
  return best?.isAllowed ?? true
}

/** The rules of the groups that name the robot, otherwise those of `*`. */
function rulesFor(robots: string, robot: string): readonly Rule[] {
  const groups = new Map<string, Rule[]>()
  let names: string[] = []
  let isNaming = false
  for (const line of robots.split(/\r\n?|\n/).slice(0, maxLines)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? []
    const key = field.toLowerCase()
    if (key === 'user-agent') {
      names = isNaming ? [...names, value.toLowerCase()] : [value.toLowerCase()]
      isNaming = true
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false
      if (value === '') continue
      for (const name of names)
        groups.set(name, [
          ...(groups.get(name) ?? []),
          { isAllowed: key === 'allow', pattern: value.slice(0, maxPattern) },
        ])
    }
  }
  const own = [...groups].find(([name]) => name !== '*' && name !== '' && robot.startsWith(name))
  return own?.[1] ?? groups.get('*') ?? []
}

const maxLines = 2000
const maxPattern = 500

/** Matches `*` and a final `$` piece by piece: a regular expression made of it could take forever. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of pieces.entries()) {
    if (isWhole && index === pieces.length - 1)
      return path.length - piece.length >= at && path.endsWith(piece)
    const found = path.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}
