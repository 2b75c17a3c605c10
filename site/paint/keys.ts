import type { PointerInput } from './pointer-input.ts'

export interface Tip {
  /** Shows the cursor in CSS pixels from the canvas's top left; null hides it. */
  show(place: { readonly x: number; readonly y: number; readonly lowered: boolean } | null): void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** CSS pixels per key event, which repeats while held; two arrow keys move diagonally. */
const stride = 14
const pressure = 0.7

/**
 * Keyboard painting on a focused canvas: arrow keys move the brush, which paints while Space is held. Pressing Space
 * without moving toggles painting.
 */
export function followKeys(
  canvas: HTMLCanvasElement,
  hand: PointerInput,
  tip: Tip,
  signal: AbortSignal,
): void {
  const held = new Set<string>()
  let [x, y] = [0, 0]
  let begun = false
  let lowered = false
  let moved = false

  function show() {
    tip.show({ x, y, lowered })
  }

  function begin() {
    if (!begun) [x, y] = [canvas.clientWidth / 2, canvas.clientHeight / 2]
    begun = true
  }

  function lower() {
    lowered = true
    moved = false
    hand.press(x, y, pressure)
  }

  function lift() {
    if (lowered) hand.lift()
    lowered = false
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ') {
      event.preventDefault()
      if (event.repeat) return
      begin()
      if (lowered) lift()
      else lower()
      show()
    }
    if (!(event.key in arrows)) return
    event.preventDefault()
    begin()
    held.add(event.key)
    const [right, down] = [0, 1].map(axis =>
      [...held].reduce((sum, key) => sum + (arrows[key]?.[axis] ?? 0), 0),
    )
    x = Math.min(canvas.clientWidth, Math.max(0, x + stride * (right ?? 0)))
    y = Math.min(canvas.clientHeight, Math.max(0, y + stride * (down ?? 0)))
    moved = true
    if (lowered) hand.move(x, y, pressure)
    show()
  }

  function release(event: KeyboardEvent) {
    held.delete(event.key)
    if (event.key !== ' ' || !lowered || !moved) return
    lift()
    show()
  }

  function arrive() {
    if (!canvas.matches(':focus-visible')) return
    begin()
    show()
  }

  function leave() {
    held.clear()
    lift()
    tip.show(null)
  }

  canvas.addEventListener('keydown', press, { signal })
  canvas.addEventListener('keyup', release, { signal })
  canvas.addEventListener('blur', leave, { signal })
  canvas.addEventListener('pointerdown', leave, { signal })
  canvas.addEventListener('focus', arrive, { signal })
}
