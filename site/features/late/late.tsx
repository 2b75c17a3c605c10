import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

const loaders: (() => Promise<unknown>)[] = []

let loading: Promise<void> | undefined

/**
 * Loads the late parts of the page that the browser has opened, once. Rejects when a script cannot be had: the page then keeps what
 * the server wrote, and links load documents.
 */
export function loadLateParts(): Promise<void> {
  loading ??= Promise.all(loaders.map(load => load())).then(() => {})
  return loading
}

const isHydrated = () => !import.meta.env.SSR && document.documentElement.dataset.hydrated !== undefined

/**
 * A part of a page that works without scripts as the server wrote it: React hydrates it when `loadLateParts` has brought its scripts,
 * and leaves it as it stands until then. On a page that a link leads to it comes with the page. Its styles are imported
 * beside this call.
 */
export function late<P extends object>(load: Load<P>): ComponentType<P> {
  let settle: (module: Awaited<ReturnType<Load<P>>>) => void = () => {}
  // A rejection would have React replace what the server wrote by the error page.
  const loaded: ReturnType<Load<P>> = new Promise(resolve => {
    settle = resolve
  })
  loaders.push(() => load().then(settle))
  const FirstPart = lazy(() => (import.meta.env.SSR ? load() : loaded)) as unknown as ComponentType<P>
  const NextPart = lazy(load) as unknown as ComponentType<P>

  // An update above a part that is not there yet would have React make it anew.
  return memo<P>(function Late(props) {
    // Outside of a boundary the transition to a page waits for it: nothing of the page moves afterwards.
    const [isOnNextPage] = useState(isHydrated)
    if (isOnNextPage) return <NextPart {...props} />
    return (
      <Suspense>
        <FirstPart {...props} />
      </Suspense>
    )
  })
}
