export interface ProviderSetting {
  readonly scriptUrl: string
  readonly site: string
}

/** The functions of the analytics script that are called: those of Fathom. https://usefathom.com/docs/events/overview */
export interface ProviderScript {
  trackPageview(page: { readonly url: string }): void
  trackEvent(name: string, facts?: { readonly _value: number }): void
}

declare global {
  interface Window {
    fathom?: ProviderScript
  }
}

type ScriptCall = (script: ProviderScript) => void

/**
 * The third-party analytics script. Calls are queued until it has loaded; without it, one warning is logged to the
 * console.
 */
export function createProvider(warn: (message: string) => void = message => console.warn(message)) {
  let isSettled = false
  let isRequested = false
  let hasWarned = false
  const waiting: ScriptCall[] = []

  function call(what: ScriptCall) {
    if (!isSettled) waiting.push(what)
    else if (window.fathom) what(window.fathom)
    else if (!hasWarned) {
      hasWarned = true
      warn('There is no analytics script: what happens here is not reported to one.')
    }
  }

  function settle() {
    isSettled = true
    for (const what of waiting.splice(0)) call(what)
  }

  /** Loads the script once; null without one. */
  function load(setting: ProviderSetting | null) {
    if (isRequested) return
    isRequested = true
    if (!setting) return settle()
    const script = document.createElement('script')
    script.src = setting.scriptUrl
    script.async = true
    script.dataset.site = setting.site
    // Page views are reported by the application without their query, which may contain a token.
    script.dataset.auto = 'false'
    script.onload = script.onerror = settle
    document.head.append(script)
  }

  return { call, load }
}

export type Provider = Pick<ReturnType<typeof createProvider>, 'call'>
