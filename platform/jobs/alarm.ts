/** A sleep that can be interrupted; an interrupt without a sleeper ends the next sleep at once. */
type Alarm = { ring(): void; wait(ms: number): Promise<void> }

export function createAlarm(): Alarm {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(ms) {
      if (!rung) {
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
      wake = null
    },
  }
}
