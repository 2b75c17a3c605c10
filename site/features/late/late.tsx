import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { keepLatePress, repeatLatePress } from './late-press.ts'

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** Each resolves to what lets React have the part. */
const loaders: (() => Promise<() => void>)[] = []

let loading: Promise<void> | undefined
let lateData: object | undefined

/**
 * Loads the late parts of the page that the browser has opened and their data, once. Rejects when a script cannot be had: the page
 * then keeps what the server wrote, and links load documents.
 */
export function loadLateParts(loadData: () => Promise<object | undefined>): Promise<void> {
  loading ??= Promise.all([loadData(), ...loaders.map(load => load())]).then(([data, ...settles]) => {
    lateData = data
    for (const settle of settles) settle()
  })
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
  loaders.push(async () => {
    const module = await load()
    return () => settle(module)
  })
  const FirstPart = lazy(() => (import.meta.env.SSR ? load() : loaded)) as unknown as ComponentType<P>
  const NextPart = lazy(load) as unknown as ComponentType<P>
  keepLatePress()

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

/** Props of a late section: what the loader gives as `late`, which the page that the browser has opened starts without. */
export interface LateProps<D> {
  readonly late: D | undefined
}

/**
 * The sections below the first screen, hydrated as a late part. What they show is the `late` of the loader's data, which is
 * a script of its own (server/pages/page-state.ts) and comes with them.
 */
export function lateSections<D extends object>(Sections: ComponentType<D>): ComponentType<LateProps<D>> {
  function Filled({ late }: LateProps<D>) {
    useEffect(repeatLatePress, [])
    return <Sections {...((late ?? lateData) as D)} />
  }
  return late(async () => ({ default: Filled }))
}
