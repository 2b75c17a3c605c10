import type { DataRouter } from 'react-router'
import { routerLoaded } from '../../features/prefetch/use-prefetch.ts'

/** Puts a router that is loaded on demand in the place of the one that a page started with. */
export function createHandover(load: () => Promise<DataRouter>) {
  let loading: Promise<DataRouter> | undefined
  let listen: (replace: (router: DataRouter) => void) => void = () => {}
  let show = () => {}
  const listener = new Promise<(router: DataRouter) => void>(resolve => {
    listen = resolve
  })
  const shown = new Promise<void>(resolve => {
    show = resolve
  })
  async function replace(): Promise<DataRouter> {
    const router = await load()
    const give = await listener
    give(router)
    await shown
    dispatchEvent(new Event(routerLoaded))
    return router
  }
  return {
    /** Loads it, once, and resolves when React has it. Rejects when a script cannot be had, and may be tried again. */
    start(): Promise<DataRouter> {
      loading ??= replace().catch(error => {
        loading = undefined
        throw error
      })
      return loading
    },
    /** Takes what replaces the router, from React. */
    listen,
    /** Says that React has the new router. */
    show,
  }
}

export type Handover = ReturnType<typeof createHandover>
