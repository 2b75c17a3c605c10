import { useRef } from 'react'
import { getCaptchaToken, type Prover } from './get-captcha-token.ts'

/** The proof that goes with a form, begun when the form is first touched, so that it is done when the form is. */
export function useCaptchaToken(service: Prover, isNeeded = true) {
  const proof = useRef<Promise<string> | null>(null)
  const isTouched = useRef(false)

  function begin() {
    if (!isNeeded || proof.current) return
    proof.current = getCaptchaToken(service)
    proof.current.catch(() => {
      proof.current = null
    })
  }

  return {
    onFocus() {
      if (!isTouched.current) begin()
      isTouched.current = true
    },
    /** The proof, which is good once; empty where none is needed. Rejects when there is none to be had. */
    async take(): Promise<string> {
      begin()
      const proved = await (proof.current ?? '')
      proof.current = null
      return proved
    },
    /** Keeps a proof for the next time, where it is not known whether it was spent. */
    giveBack(proved: string) {
      proof.current = Promise.resolve(proved)
    },
  }
}
