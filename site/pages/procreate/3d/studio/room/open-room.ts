import { growCrown, join } from './crown.ts'
import { followHand } from './follow-hand.ts'
import { type Scene, setUpScene, type View } from './scene.ts'
import { type Model, unpackMesh } from './unpack-mesh.ts'

export interface RoomOptions {
  /** What the canvas fills; it is positioned. */
  readonly holder: HTMLElement
  /** Where the still picture stands: the head is drawn in the same place. */
  readonly slot: HTMLElement
  readonly canvasClass: string | undefined
  /** What a screen reader says of the canvas: which keys turn the head. */
  readonly label: string
  /** Only where a graphics card draws it. */
  readonly onlyIfQuick: boolean
  readonly mayMove: boolean
  /** The head has been turned: degrees around and forwards. */
  onTurn(turn: number, tilt: number): void
  /** The browser took the canvas away, or gave it back. */
  onLost(isLost: boolean): void
}

export type RoomView = Pick<View, 'lamps' | 'room' | 'painted'>

export interface Room {
  show(wanted: RoomView): void
  turnTo(turn: number, tilt: number): void
  /** Lets the head turn slowly to and fro, or stops it. */
  swing(on: boolean): void
  close(): void
}

const modelAddress = '/models/head.bin'
const degree = Math.PI / 180
/** Degrees to both sides, and seconds to and fro. */
const sway = { reach: 42, time: 26 }
const densities = [1, 0.72, 0.5] as const
/** Between frames where the processor draws, so that the rest of the page still answers. */
const breath = 120
/** Milliseconds between frames that are too many, and after which a picture that rests is drawn finely. */
const patience = { frame: 30, rest: 160 }
const maxPixels = { quick: 2_600_000, slow: 320_000 }

/** Gives null where this browser cannot, or would be slow and was asked not to. Throws when the model cannot be had. */
export async function openRoom(options: RoomOptions, first: RoomView): Promise<Room | null> {
  const isSlow = isDrawnByProcessor()
  if (options.onlyIfQuick && isSlow) return null
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: !isSlow,
    failIfMajorPerformanceCaveat: options.onlyIfQuick,
    powerPreference: 'low-power',
  })
  if (!gl) return null
  const model = await fetchModel()
  canvas.className = options.canvasClass ?? ''
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', options.label)
  options.holder.append(canvas)
  return hold({ canvas, gl, model, isSlow }, options, first)
}

/** Some browsers do not count that as slow. */
function isDrawnByProcessor(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  const named = gl?.getExtension('WEBGL_debug_renderer_info')
  const name = named && gl?.getParameter(named.UNMASKED_RENDERER_WEBGL)
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(String(name))
}

async function fetchModel(): Promise<Model> {
  const response = await fetch(modelAddress)
  if (!response.ok || !response.body) throw new Error(`The model answered ${response.status}`)
  const inflated = response.body.pipeThrough(new DecompressionStream('deflate-raw'))
  return join(unpackMesh(new Uint8Array(await new Response(inflated).arrayBuffer())), growCrown())
}

interface Held {
  readonly canvas: HTMLCanvasElement
  readonly gl: WebGL2RenderingContext
  readonly model: Model
  readonly isSlow: boolean
}

function hold({ canvas, gl, model, isSlow }: Held, options: RoomOptions, first: RoomView): Room {
  const { holder, slot, mayMove } = options
  const closing = new AbortController()
  const { signal } = closing
  const shadowSize = isSlow ? 512 : 1024
  let scene: Scene | null = setUpScene(gl, model, shadowSize)
  let wanted = first
  let painted = first.painted
  let turn = 0
  let tilt = 0
  let frame: View['frame'] = { x: 0.5, y: 0.5, half: 0.4 }
  let swinging = false
  let swung = 0
  let isNear = true
  let request = 0
  let before = 0
  let slow = 0
  let density = isSlow ? densities.length - 1 : 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let pausing: ReturnType<typeof setTimeout> | undefined

  const isMoving = () => swinging || painted !== wanted.painted
  const ask = () => {
    request ||= requestAnimationFrame(draw)
  }

  function draw(time: number) {
    request = 0
    if (!scene || !isNear || document.hidden) {
      before = 0
      return
    }
    const passed = before ? time - before : 0
    before = isMoving() ? time : 0
    pace(passed)
    if (swinging) {
      swung += passed / 1000
      turn = sway.reach * Math.sin((swung / sway.time) * 2 * Math.PI)
      options.onTurn(turn, tilt)
    }
    const far = wanted.painted - painted
    painted = !mayMove || Math.abs(far) < 0.02 ? wanted.painted : painted + far * Math.min(1, passed / 260)
    render()
    if (isMoving()) {
      if (isSlow) pausing = setTimeout(ask, breath)
      else ask()
    }
  }

  /** Fewer pixels while frames come too slowly. */
  function pace(passed: number) {
    slow = passed > patience.frame && !isSlow ? slow + 1 : 0
    if (slow > 4 && density < densities.length - 1) {
      density++
      slow = 0
      size()
    }
    clearTimeout(resting)
    if (density > 0 && !isMoving()) resting = setTimeout(refine, patience.rest)
  }

  function refine() {
    const moving = density
    density = 0
    size()
    render()
    density = moving
  }

  function render() {
    scene?.draw({ ...wanted, turn: turn * degree, tilt: tilt * degree, painted, frame })
  }

  function size() {
    const [width, height] = [holder.clientWidth, holder.clientHeight]
    if (!width || !height) return
    const most = Math.min(
      devicePixelRatio,
      2,
      Math.sqrt(maxPixels[isSlow ? 'slow' : 'quick'] / (width * height)),
    )
    const grow = most * (densities[density] ?? 1)
    const [w, h] = [Math.round(width * grow), Math.round(height * grow)]
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w
      canvas.height = h
    }
    scene?.resize(w, h)
  }

  function measure() {
    const [all, place] = [holder.getBoundingClientRect(), slot.getBoundingClientRect()]
    frame = {
      x: (place.left + place.width / 2 - all.left) / all.width,
      y: (place.top + place.height / 2 - all.top) / all.height,
      half: place.height / 2 / all.height,
    }
    size()
    ask()
  }

  function turnTo(degrees: number, bow: number) {
    turn = ((((degrees + 180) % 360) + 360) % 360) - 180
    tilt = Math.min(25, Math.max(-25, bow))
    ask()
  }

  followHand(canvas, signal, (across, down) => {
    turnTo(turn + across, tilt + down)
    options.onTurn(turn, tilt)
  })
  canvas.addEventListener(
    'webglcontextlost',
    event => {
      event.preventDefault()
      scene = null
      options.onLost(true)
    },
    { signal },
  )
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      scene = setUpScene(gl, model, shadowSize)
      size()
      ask()
      options.onLost(false)
    },
    { signal },
  )
  document.addEventListener('visibilitychange', ask, { signal })
  const resizing = new ResizeObserver(measure)
  resizing.observe(holder)
  resizing.observe(slot)
  const watching = new IntersectionObserver(entries => {
    isNear = entries.some(entry => entry.isIntersecting)
    if (isNear) ask()
  })
  watching.observe(holder)
  measure()
  render()

  return {
    show(next) {
      wanted = next
      ask()
    },
    turnTo,
    swing(on) {
      swinging = on && mayMove
      swung = (Math.asin(Math.min(1, Math.max(-1, turn / sway.reach))) / (2 * Math.PI)) * sway.time
      before = 0
      ask()
    },
    close() {
      closing.abort()
      resizing.disconnect()
      watching.disconnect()
      cancelAnimationFrame(request)
      clearTimeout(resting)
      clearTimeout(pausing)
      canvas.remove()
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
