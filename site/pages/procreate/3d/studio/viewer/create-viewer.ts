import { createCamera } from './camera.ts'
import { attachOrbitControls } from './orbit-controls.ts'
import { createRenderLoop } from './render-loop.ts'
import { type Scene, setUpScene, type View } from './scene.ts'
import type { Model } from './unpack-mesh.ts'

/** The settings of the scene. */
export type Appearance = Pick<View, 'lamps' | 'environment' | 'painted'>

export interface ViewerOptions {
  /** The positioned element that the canvas fills. */
  readonly container: HTMLElement
  /** The element of the still picture, whose place the head takes. */
  readonly slot: HTMLElement
  readonly mayMove: boolean
  /** Reports the rotation and the tilt in degrees. */
  onTurn(turn: number, tilt: number): void
  /** Reports the loss and the restoration of the WebGL context. */
  onLost(isLost: boolean): void
}

export interface Viewer {
  show(appearance: Appearance): void
  turnTo(turn: number, tilt: number): void
  /** Starts or stops the slow swing of the head. */
  swing(on: boolean): void
  close(): void
}

interface ViewerResources {
  readonly canvas: HTMLCanvasElement
  readonly gl: WebGL2RenderingContext
  readonly model: Model
  /** Whether the browser draws WebGL on the CPU. */
  readonly isSoftware: boolean
}

const maxPixels = { hardware: 2_600_000, software: 320_000 }
/** The time constant of the border between clay and paint in milliseconds. */
const paintEasing = 260

/** Draws the model until `close`; owns the WebGL context, the observers and the listeners. */
export function createViewer(
  { canvas, gl, model, isSoftware }: ViewerResources,
  { container, slot, mayMove, onTurn, onLost }: ViewerOptions,
  first: Appearance,
): Viewer {
  const closing = new AbortController()
  const { signal } = closing
  const shadowSize = isSoftware ? 512 : 1024
  let scene: Scene | null = setUpScene(gl, model, shadowSize)
  let appearance = first
  let painted = first.painted
  let isIntersecting = true

  const camera = createCamera(onTurn)
  const loop = createRenderLoop({
    isSoftware,
    isVisible: () => scene !== null && isIntersecting && !document.hidden,
    isMoving: () => camera.isSwinging || painted !== appearance.painted,
    advance(elapsed) {
      camera.advance(elapsed)
      const rest = appearance.painted - painted
      const isThere = !mayMove || Math.abs(rest) < 0.02
      painted = isThere ? appearance.painted : painted + rest * Math.min(1, elapsed / paintEasing)
    },
    render,
    resize,
  })

  function render() {
    scene?.draw({ ...appearance, ...camera.view(), painted })
  }

  function resize(scale: number) {
    const [width, height] = [container.clientWidth, container.clientHeight]
    if (!width || !height) return
    const limit = Math.sqrt(maxPixels[isSoftware ? 'software' : 'hardware'] / (width * height))
    const ratio = Math.min(devicePixelRatio, 2, limit) * scale
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w
      canvas.height = h
    }
    scene?.resize(w, h)
  }

  function measure() {
    camera.fit(container, slot)
    loop.resize()
    loop.request()
  }

  attachOrbitControls(canvas, signal, (turn, tilt) => {
    camera.turnBy(turn, tilt)
    loop.request()
  })
  canvas.addEventListener(
    'webglcontextlost',
    event => {
      event.preventDefault()
      scene = null
      onLost(true)
    },
    { signal },
  )
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      scene = setUpScene(gl, model, shadowSize)
      loop.resize()
      loop.request()
      onLost(false)
    },
    { signal },
  )
  document.addEventListener('visibilitychange', loop.request, { signal })
  const sizes = new ResizeObserver(measure)
  sizes.observe(container)
  sizes.observe(slot)
  const intersection = new IntersectionObserver(entries => {
    isIntersecting = entries.some(entry => entry.isIntersecting)
    if (isIntersecting) loop.request()
  })
  intersection.observe(container)
  measure()
  render()

  return {
    show(next) {
      appearance = next
      loop.request()
    },
    turnTo(turn, tilt) {
      camera.turnTo(turn, tilt)
      loop.request()
    },
    swing(on) {
      camera.swing(on && mayMove)
      loop.resetClock()
      loop.request()
    },
    close() {
      closing.abort()
      sizes.disconnect()
      intersection.disconnect()
      loop.stop()
      canvas.remove()
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
