/** The maximum milliseconds and CSS pixels of a two-finger tap. */
const maxMilliseconds = 350
const maxDistance = 14

interface TapOptions {
  /** The second finger is down, so the first one's stroke is discarded. */
  readonly onSecond: () => void
  readonly onTap: () => void
}

/** A tap with two fingers. */
export function followTwoFingers(
  area: HTMLElement,
  { onSecond, onTap }: TapOptions,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, { readonly x: number; readonly y: number }>()
  let began = 0
  let isTap = false

  function press(event: PointerEvent) {
    if (event.pointerType !== 'touch') return
    if (fingers.size === 0) began = event.timeStamp
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    isTap = fingers.size === 2 && event.timeStamp - began < maxMilliseconds
    if (isTap) onSecond()
  }

  function move(event: PointerEvent) {
    const from = fingers.get(event.pointerId)
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > maxDistance) isTap = false
  }

  function lift(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (isTap && event.timeStamp - began < maxMilliseconds) onTap()
    isTap = false
  }

  area.addEventListener('pointerdown', press, { signal, capture: true })
  area.addEventListener('pointermove', move, { signal })
  area.addEventListener('pointerup', lift, { signal })
  area.addEventListener('pointercancel', lift, { signal })
}
