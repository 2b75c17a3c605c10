/** Callbacks of pointer and keyboard input; positions in CSS pixels from the canvas's top left. */
export interface PointerInput {
  /** @param lean 0 for a pen held upright, a finger and a mouse; 1 for a pen that lies nearly flat */
  press(x: number, y: number, pressure: number, lean?: number): void
  move(x: number, y: number, pressure: number, lean?: number): void
  lift(): void
  /** Predicted pointer positions as x and y in turn. */
  foresee?(places: readonly number[]): void
}

const lightest = 0.3

/**
 * Pen, finger and mouse, one at a time. Only a pen says how hard it presses: for the others a slow hand presses hard.
 * @param signal ends it
 */
export function followPointer(canvas: HTMLCanvasElement, hand: PointerInput, signal: AbortSignal): void {
  let pointer: number | null = null
  let pressure = 0
  let last = { x: 0, y: 0, time: 0 }

  function take(event: PointerEvent, box: DOMRect, act: PointerInput['press']) {
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const passed = Math.max(1, event.timeStamp - last.time)
    const speed = Math.hypot(x - last.x, y - last.y) / passed
    const target = event.pointerType === 'pen' ? event.pressure : Math.max(lightest, 0.92 - 0.17 * speed)
    const patience = event.pointerType === 'pen' ? 8 : 70
    pressure += (target - pressure) * (1 - Math.exp(-passed / patience))
    last = { x, y, time: event.timeStamp }
    act(x, y, pressure, leanOf(event))
  }

  function press(event: PointerEvent) {
    if (pointer !== null || !event.isPrimary || event.button !== 0) return
    pointer = event.pointerId
    pressure = event.pointerType === 'pen' ? event.pressure : 0.66
    const box = canvas.getBoundingClientRect()
    last = { x: event.clientX - box.left, y: event.clientY - box.top, time: event.timeStamp }
    // A released pointer cannot be captured; its stroke is a dab.
    if (event.isTrusted) canvas.setPointerCapture(pointer)
    take(event, box, hand.press)
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pointer) return
    const places = event.getCoalescedEvents?.() ?? []
    const box = canvas.getBoundingClientRect()
    for (const place of places.length > 0 ? places : [event]) take(place, box, hand.move)
    hand.foresee?.(
      (event.getPredictedEvents?.() ?? []).flatMap(place => [
        place.clientX - box.left,
        place.clientY - box.top,
      ]),
    )
  }

  function lift(event: PointerEvent) {
    if (event.pointerId !== pointer) return
    pointer = null
    hand.lift()
  }

  canvas.addEventListener('pointerdown', press, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    canvas.addEventListener(end, lift, { signal })
  }
}

/** Maps the tilt of a pen to 0 up to 35 degrees from upright, and to 1 at 75 degrees. */
function leanOf({ pointerType, tiltX, tiltY }: PointerEvent): number {
  if (pointerType !== 'pen') return 0
  const slope = Math.hypot(...[tiltX, tiltY].map(degrees => Math.tan((degrees * Math.PI) / 180)))
  return Math.min(1, Math.max(0, ((Math.atan(slope) * 180) / Math.PI - 35) / 40))
}
