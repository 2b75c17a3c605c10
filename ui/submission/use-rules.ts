import { useRef } from 'react'
import type { Reasons } from '../../contract/forms/rules.ts'

/** The field errors of a form that need no call of a service. */
export type CheckForm = (form: FormData) => Reasons

/** Without its rules a form is sent as it is: the service checks it again. */
const noRules: CheckForm = () => ({})

/** The client-side validation of a form, loaded when the form is first focused. */
export function useRules(load: (() => Promise<CheckForm>) | undefined) {
  const rules = useRef<Promise<CheckForm> | null>(null)

  function begin(): Promise<CheckForm> | null {
    if (!load) return null
    rules.current ??= load().catch(error => {
      console.warn(String(error))
      rules.current = null
      return noRules
    })
    return rules.current
  }

  return {
    onFocus: () => void begin(),
    take: async (): Promise<CheckForm> => (await begin()) ?? noRules,
  }
}
