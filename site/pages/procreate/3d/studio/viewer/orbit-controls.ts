const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Degrees for each key press, and for each CSS pixel of a drag. */
const degreesPerKey = 6
const degreesPerPixel = 0.4

/** Turns the model by drag and by arrow keys; a vertical touch gesture scrolls the page. */
export function attachOrbitControls(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  turn: (across: number, down: number) => void,
): void {
  let drag: { id: number; x: number; y: number } | null = null

  canvas.addEventListener(
    'pointerdown',
    event => {
      if (drag || !event.isPrimary || event.button !== 0) return
      drag = { id: event.pointerId, x: event.clientX, y: event.clientY }
      if (event.isTrusted) canvas.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    event => {
      if (!drag || event.pointerId !== drag.id) return
      const down = event.pointerType === 'touch' ? 0 : event.clientY - drag.y
      turn((event.clientX - drag.x) * degreesPerPixel, down * degreesPerPixel * 0.5)
      drag = { id: drag.id, x: event.clientX, y: event.clientY }
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    canvas.addEventListener(
      end,
      event => {
        if (event.pointerId === drag?.id) drag = null
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
      turn(way[0] * degreesPerKey, way[1] * degreesPerKey * 0.5)
    },
    { signal },
  )
}
