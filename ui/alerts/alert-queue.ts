export interface AlertRequest {
  readonly title: string
  readonly message: string
  readonly type: 'error' | 'success'
  readonly dismissable?: boolean
  readonly cancellable?: boolean
  /** The label of the action; 'okay' in the visitor's language by default. */
  readonly actionTitle?: string
  readonly cancelTitle?: string
  /** The id for `open`; random by default. */
  readonly id?: string
  /** Whether it is shown without a call of `open`; true by default. */
  readonly autoOpen?: boolean
  readonly callback?: (accepted: boolean) => void
}

export interface Alert extends AlertRequest {
  readonly id: string
  readonly settle: (accepted: boolean) => void
}

/**
 * A queue of alerts, shown one at a time. An alert's promise resolves to true on action, and to false on cancel or
 * dismissal.
 */
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
    /** The oldest alert that is open. */
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

/** The alert queue of the page. */
export const alerts = createAlertQueue()
