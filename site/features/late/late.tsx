import { type ComponentType, createContext, lazy, memo, Suspense, use, useEffect, useState } from 'react'
import { keepLatePress, repeatLatePress } from './late-press.ts'

/** What loaders give as `late`, by the ids of their routes. */
type LateData = Readonly<Record<string, object>>

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** Each resolves to what lets React have the part. */
const loaders: (() => Promise<() => void>)[] = []

let loading: Promise<void> | undefined
let lateData: LateData | undefined

/**
 * Loads the late parts of the page that the browser has opened and their data, once. Rejects when a script cannot be had: the page
 * then keeps what the server wrote, and links load documents.
 */
export function loadLateParts(loadData: () => Promise<LateData | undefined>): Promise<void> {
  loading ??= Promise.all([loadData(), ...loaders.map(load => load())]).then(([data, ...settles]) => {
    lateData = data
    for (const settle of settles) settle()
  })
  return loading
}

/** Loads a script with the late parts that the page does not show yet, but may have to when scripts cannot be had. */
export const loadLater = (load: () => Promise<unknown>): void =>
  void loaders.push(async () => {
    await load()
    return () => {}
  })

/** Inside of a part of the page that the browser has opened: it is hydrated after the page around it. */
const OpenedPage = createContext(false)

const isHydrated = () => !import.meta.env.SSR && document.documentElement.dataset.hydrated !== undefined

/**
 * A part of a page that works without scripts as the server wrote it: React hydrates it when `loadLateParts` has brought its scripts,
 * and leaves it as it stands until then. On a page that a link leads to it comes with the page. `classes` are of its
 * style sheets, one of each, which the page has from the start: the build drops a CSS module of which nothing is used.
 */
export const late = <P extends object>(
  load: Load<P>,
  ..._classes: readonly (string | undefined)[]
): ComponentType<P> => createPart(load)

/** The same, whose scripts come as soon as React has the page around it: for what goes on by itself. */
export const soon = <P extends object>(
  load: Load<P>,
  ..._classes: readonly (string | undefined)[]
): ComponentType<P> => createPart(load, true)

function createPart<P extends object>(load: Load<P>, isSoon = false): ComponentType<P> {
  let settle: (module: Awaited<ReturnType<Load<P>>>) => void = () => {}
  // A rejection would have React replace what the server wrote by the error page.
  const loaded: ReturnType<Load<P>> = new Promise(resolve => {
    settle = resolve
  })
  const prepare = async () => {
    const module = await load()
    return () => settle(module)
  }
  loaders.push(prepare)
  const FirstPart = lazy(() => (import.meta.env.SSR ? load() : loaded)) as unknown as ComponentType<P>
  const NextPart = lazy(load) as unknown as ComponentType<P>
  keepLatePress()

  // An update above a part that is not there yet would have React make it anew.
  return memo<P>(function Late(props) {
    // Outside of a boundary the transition to a page waits for it: nothing of the page moves afterwards.
    const isOpened = use(OpenedPage)
    const [isOnNextPage] = useState(() => !isOpened && isHydrated())
    useEffect(() => {
      if (isSoon && !isOnNextPage)
        void prepare()
          .then(hydrate => hydrate())
          .catch(() => {})
    }, [isOnNextPage])
    if (isOnNextPage) return <NextPart {...props} />
    return (
      <OpenedPage value>
        <Suspense>
          <FirstPart {...props} />
        </Suspense>
      </OpenedPage>
    )
  })
}

/** What the loader of the frame gives as `late`, once it has been loaded. */
export const lateFrameData = (): object | undefined => lateData?.root

const latePageData = () => Object.entries(lateData ?? {}).find(([id]) => id !== 'root')?.[1]

/** `K`: the props that the loader gives as `late`, which the page that the browser has opened starts without. */
type LateProps<P, K extends keyof P> = Omit<P, K> & { readonly late: Pick<P, K> | undefined }

/**
 * A late part with late data: what it shows is the `late` of the loader's data as well, which is a script of its own
 * (server/pages/page-state.ts) and comes with it.
 */
export function withLateData<P extends object, K extends keyof P = keyof P>(
  Part: ComponentType<P>,
): ComponentType<LateProps<P, K>> {
  return function Filled({ late, ...rest }: LateProps<P, K>) {
    useEffect(repeatLatePress, [])
    return <Part {...({ ...rest, ...(late ?? latePageData()) } as P)} />
  }
}

/** The sections below the first screen, hydrated as a late part. */
export function lateSections<P extends object, K extends keyof P = keyof P>(
  Sections: ComponentType<P>,
): ComponentType<LateProps<P, K>> {
  const Filled = withLateData<P, K>(Sections)
  return late(async () => ({ default: Filled }))
}
