/** Shares of the full resolution, lowered in steps. */
const scales = [1, 0.72, 0.5] as const
/** A frame over this many milliseconds is late; more late frames in a row than `count` lower the resolution. */
const lateFrame = { milliseconds: 30, count: 4 }
/** Milliseconds between frames of a software renderer, which keep the main thread free. */
const softwareFrameGap = 120
/** Milliseconds without movement before a draw at full resolution. */
const restDelay = 160

interface RenderLoopOptions {
  /** Whether the browser draws WebGL on the CPU. */
  readonly isSoftware: boolean
  /** False while the canvas is out of view or has no context. */
  isVisible(): boolean
  isMoving(): boolean
  /** Advances the animations by milliseconds, 0 for the first frame. */
  advance(elapsed: number): void
  render(): void
  /** Resizes the canvas to a share of its full resolution. */
  resize(scale: number): void
}

interface RenderLoop {
  /** Draws with the next animation frame. */
  request(): void
  /** Starts the next animation at its first frame. */
  resetClock(): void
  resize(): void
  stop(): void
}

/** Draws on request and during movement; lowers the resolution while frames are late. */
export function createRenderLoop(options: RenderLoopOptions): RenderLoop {
  const { isSoftware, isVisible, isMoving, advance, render } = options
  let handle = 0
  let lastTime = 0
  let lateFrames = 0
  let level = isSoftware ? scales.length - 1 : 0
  let isRefined = false
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let gapTimer: ReturnType<typeof setTimeout> | undefined

  const request = () => {
    handle ||= requestAnimationFrame(drawFrame)
  }
  const resize = () => {
    isRefined = false
    options.resize(scales[level] ?? 1)
  }

  function drawFrame(time: number) {
    handle = 0
    if (!isVisible()) {
      lastTime = 0
      return
    }
    const elapsed = lastTime ? time - lastTime : 0
    lastTime = isMoving() ? time : 0
    if (isRefined) resize()
    adaptResolution(elapsed)
    advance(elapsed)
    render()
    if (!isMoving()) return
    if (isSoftware) gapTimer = setTimeout(request, softwareFrameGap)
    else request()
  }

  function adaptResolution(elapsed: number) {
    lateFrames = elapsed > lateFrame.milliseconds && !isSoftware ? lateFrames + 1 : 0
    if (lateFrames > lateFrame.count && level < scales.length - 1) {
      level++
      lateFrames = 0
      resize()
    }
    clearTimeout(restTimer)
    if (level > 0 && !isMoving()) restTimer = setTimeout(refine, restDelay)
  }

  function refine() {
    isRefined = true
    options.resize(scales[0])
    render()
  }

  return {
    request,
    resetClock() {
      lastTime = 0
    },
    resize,
    stop() {
      cancelAnimationFrame(handle)
      clearTimeout(restTimer)
      clearTimeout(gapTimer)
    },
  }
}
