interface RouteFiles {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The globals of React Router: the route manifest and the route matches. */
interface RouterGlobals {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles | undefined>> }
  readonly __reactRouterDataRouter?: {
    match(path: string): readonly { readonly route: { readonly id: string } }[] | null
  }
}

/** The scripts and style sheets of a path's page; none for an unknown path. */
export function filesOfPage(path: string, globals: RouterGlobals = globalThis as RouterGlobals): string[] {
  const routes = globals.__reactRouterManifest?.routes ?? {}
  const matches = globals.__reactRouterDataRouter?.match(path) ?? []
  return matches
    .flatMap(({ route }) => routes[route.id] ?? [])
    .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
    .map(file => file.replace(/#.*$/, ''))
}
