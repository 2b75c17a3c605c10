interface RouteFiles {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What the router leaves in the browser: which files a route is made of, and which routes an address leads to. */
interface RouterGlobals {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles | undefined>> }
  readonly __reactRouterDataRouter?: {
    match(path: string): readonly { readonly route: { readonly id: string } }[] | null
  }
}

/** The scripts and style sheets of the page at a path of ours; none for an address that the routes do not know. */
export function filesOfPage(path: string, globals: RouterGlobals = globalThis as RouterGlobals): string[] {
  const routes = globals.__reactRouterManifest?.routes ?? {}
  const matches = globals.__reactRouterDataRouter?.match(path) ?? []
  return matches
    .flatMap(({ route }) => routes[route.id] ?? [])
    .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
    .map(file => file.replace(/#.*$/, ''))
}
