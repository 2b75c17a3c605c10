const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Degrees a key press, and a CSS pixel of a drag. */
const stride = 6
const grip = 0.4

/** A drag and the arrow keys turn what is on the canvas; a finger that goes up or down scrolls the page. */
export function followHand(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  turn: (across: number, down: number) => void,
): void {
  let held: { id: number; x: number; y: number } | null = null

  canvas.addEventListener(
    'pointerdown',
    event => {
      if (held || !event.isPrimary || event.button !== 0) return
      held = { id: event.pointerId, x: event.clientX, y: event.clientY }
      if (event.isTrusted) canvas.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    event => {
      if (!held || event.pointerId !== held.id) return
      const down = event.pointerType === 'touch' ? 0 : event.clientY - held.y
      turn((event.clientX - held.x) * grip, down * grip * 0.5)
      held = { id: held.id, x: event.clientX, y: event.clientY }
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    canvas.addEventListener(
      end,
      event => {
        if (event.pointerId === held?.id) held = null
      },
      { signal },
    )
  }
  canvas.addEventListener(
    'keydown',
    event => {
      const way = arrows[event.key]
      if (!way || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      turn(way[0] * stride, way[1] * stride * 0.5)
    },
    { signal },
  )
}
