import type { DataRouteMatch, DataRouteObject } from 'react-router'

/**
 * The matches of a path with the root and the one route below it, as `matchRoutes` gives them, which ranks the routes of a whole
 * site; null where the path is not of that route.
 */
export function matchPage([root]: readonly DataRouteObject[], path: string): DataRouteMatch[] | null {
  const route = root?.children?.[0]
  if (!root || !route) return null
  const names: string[] = []
  const source = (route.path ?? '').split('/').map(segment => {
    const [, name = segment, optional] = /^:([\w-]+)(\?)?$/.exec(segment) ?? []
    if (segment === '') return ''
    if (segment === '*') names.push('*')
    else if (name === segment) return `/${segment.replaceAll('.', '\\.')}`
    else names.push(name)
    if (segment === '*') return '(?:/(.+))?'
    return optional ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  const [found, ...values] = new RegExp(`^${source.join('')}/*$`, 'i').exec(decode(path)) ?? []
  if (found === undefined) return null
  const params = Object.fromEntries(
    names.flatMap((name, at) => {
      const value = values[at] ?? (name === '*' ? '' : undefined)
      return value === undefined ? [] : [[name, value.replaceAll('%2F', '/')]]
    }),
  )
  const rest = values[names.indexOf('*')] ?? ''
  const base = found.slice(0, found.length - rest.length).replace(/\/+$/, '') || '/'
  return [
    { params, pathname: '/', pathnameBase: '/', route: root },
    { params, pathname: found, pathnameBase: base, route },
  ]
}

function decode(path: string): string {
  try {
    return path
      .split('/')
      .map(segment => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}
