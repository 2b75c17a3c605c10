export interface ProviderSetting {
  readonly scriptUrl: string
  readonly site: string
}

/** The functions of a provider's script that we call: those of Fathom. https://usefathom.com/docs/events/overview */
export interface ProviderScript {
  trackPageview(page: { readonly url: string }): void
  trackEvent(name: string, facts?: { readonly _value: number }): void
}

declare global {
  interface Window {
    fathom?: ProviderScript
  }
}

type Say = (script: ProviderScript) => void

/**
 * The measuring script of another company. What is said before it has arrived waits for it; when it does not arrive,
 * or there is none, one line in the console says so.
 */
export function createProvider(warn: (message: string) => void = message => console.warn(message)) {
  let isSettled = false
  let isApplicable = false
  let hasWarned = false
  const waiting: Say[] = []

  function say(what: Say) {
    if (!isSettled) waiting.push(what)
    else if (window.fathom) what(window.fathom)
    else if (!hasWarned) {
      hasWarned = true
      warn('There is no analytics script: what happens here is not reported to one.')
    }
  }

  function settle() {
    isSettled = true
    for (const what of waiting.splice(0)) say(what)
  }

  /** Fetches the script, once; null: there is none. */
  function load(setting: ProviderSetting | null) {
    if (isApplicable) return
    isApplicable = true
    if (!setting) return settle()
    const script = document.createElement('script')
    script.src = setting.scriptUrl
    script.async = true
    script.dataset.site = setting.site
    // Pages are told by us: without their query, in which a mail's token may stand.
    script.dataset.auto = 'false'
    script.onload = script.onerror = settle
    document.head.append(script)
  }

  return { say, load }
}

export type Provider = Pick<ReturnType<typeof createProvider>, 'say'>
