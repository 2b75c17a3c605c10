export interface AlertRequest {
  readonly title: string
  readonly message: string
  readonly type: 'error' | 'success'
  readonly dismissable?: boolean
  readonly cancellable?: boolean
  /** 'okay' in the visitor's language when it is not given. */
  readonly actionTitle?: string
  readonly cancelTitle?: string
  /** A name to open it by later; made up when it is not given. */
  readonly id?: string
  /** false: it waits in the queue until `open` is called with its id. */
  readonly autoOpen?: boolean
  readonly callback?: (accepted: boolean) => void
}

export interface Alert extends AlertRequest {
  readonly id: string
  readonly settle: (accepted: boolean) => void
}

/** Alerts wait their turn; each is removed when its promise resolves: true on action, false on cancel or dismissal. */
export function createAlertQueue(newId: () => string = () => crypto.randomUUID()) {
  const listeners = new Set<() => void>()
  let queue: readonly (Alert & { readonly shown: boolean })[] = []

  function change(next: typeof queue) {
    queue = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** The alert to show, the oldest first. */
    current: (): Alert | undefined => queue.find(alert => alert.shown),
    currentOnServer: (): Alert | undefined => undefined,
    show(request: AlertRequest): Promise<boolean> {
      const id = request.id ?? newId()
      return new Promise(resolve => {
        function settle(accepted: boolean) {
          if (!queue.some(alert => alert.id === id)) return
          change(queue.filter(alert => alert.id !== id))
          request.callback?.(accepted)
          resolve(accepted)
        }
        change([...queue, { ...request, id, settle, shown: request.autoOpen !== false }])
      })
    },
    open: (id: string) => change(queue.map(alert => (alert.id === id ? { ...alert, shown: true } : alert))),
  }
}

/** The alerts of the page that is shown. */
export const alerts = createAlertQueue()
