/** What a pointer or the keys do with the brush; places in CSS pixels from the upper left of the painting. */
export interface Hand {
  press(x: number, y: number, pressure: number): void
  move(x: number, y: number, pressure: number): void
  lift(): void
}

const lightest = 0.3

/**
 * Pen, finger and mouse, one at a time. Only a pen says how hard it presses: for the others a slow hand presses hard.
 * @param signal ends it
 */
export function followPointer(canvas: HTMLCanvasElement, hand: Hand, signal: AbortSignal): void {
  let pointer: number | null = null
  let pressure = 0
  let last = { x: 0, y: 0, time: 0 }

  function take(event: PointerEvent, box: DOMRect, act: Hand['press']) {
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const passed = Math.max(1, event.timeStamp - last.time)
    const speed = Math.hypot(x - last.x, y - last.y) / passed
    const target = event.pointerType === 'pen' ? event.pressure : Math.max(lightest, 0.92 - 0.17 * speed)
    const patience = event.pointerType === 'pen' ? 8 : 70
    pressure += (target - pressure) * (1 - Math.exp(-passed / patience))
    last = { x, y, time: event.timeStamp }
    act(x, y, pressure)
  }

  function press(event: PointerEvent) {
    if (pointer !== null || !event.isPrimary || event.button !== 0) return
    pointer = event.pointerId
    pressure = event.pointerType === 'pen' ? event.pressure : 0.66
    const box = canvas.getBoundingClientRect()
    last = { x: event.clientX - box.left, y: event.clientY - box.top, time: event.timeStamp }
    // A pointer that is gone already cannot be captured; its stroke is a dab.
    if (event.isTrusted) canvas.setPointerCapture(pointer)
    take(event, box, hand.press)
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pointer) return
    const places = event.getCoalescedEvents?.() ?? []
    const box = canvas.getBoundingClientRect()
    for (const place of places.length > 0 ? places : [event]) take(place, box, hand.move)
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
