import { useRef } from 'react'
import type { CaptchaService } from './get-captcha-token.ts'

/** The captcha token of a form, asked for when the form is first focused. `false`: none is needed. */
export function useCaptcha(service: CaptchaService | false) {
  const token = useRef<Promise<string> | null>(null)
  const isFocused = useRef(false)

  function begin() {
    if (!service || token.current) return
    token.current = import('./get-captcha-token.ts').then(({ getCaptchaToken }) => getCaptchaToken(service))
    token.current.catch(() => {
      token.current = null
    })
  }

  return {
    onFocus() {
      if (!isFocused.current) begin()
      isFocused.current = true
    },
    /** The token, which is valid once; empty where none is needed. Rejects when there is none to be had. */
    async take(): Promise<string> {
      begin()
      const taken = await (token.current ?? '')
      token.current = null
      return taken
    },
    /** Keeps a token for the next time, where it may not be spent. */
    giveBack(taken: string) {
      token.current = Promise.resolve(taken)
    },
  }
}
