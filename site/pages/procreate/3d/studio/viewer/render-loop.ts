/** Shares of the full resolution, from a model at rest to one that moves on a slow machine. */
const scales = [1, 0.72, 0.5] as const
/** A frame that takes more milliseconds is late; after so many late ones the resolution falls. */
const lateFrame = { milliseconds: 30, count: 4 }
/** Milliseconds between frames of a software renderer, which leave the main thread to the page. */
const softwareFrameGap = 120
/** Milliseconds at rest after which the model is drawn at full resolution. */
const restDelay = 160

export interface RenderLoopOptions {
  /** The browser draws WebGL on the CPU. */
  readonly isSoftware: boolean
  /** False while the canvas is out of view or has no context. */
  isVisible(): boolean
  isMoving(): boolean
  /** Moves the animations on by so many milliseconds, 0 for the first frame. */
  advance(elapsed: number): void
  render(): void
  /** Sets the size of the canvas to a share of its full resolution. */
  resize(scale: number): void
}

export interface RenderLoop {
  /** Draws with the next animation frame. */
  request(): void
  /** Counts the time of the next animation from its first frame. */
  resetClock(): void
  resize(): void
  stop(): void
}

/** Draws on request, and again while something moves; the resolution falls while frames are late. */
export function createRenderLoop(options: RenderLoopOptions): RenderLoop {
  const { isSoftware, isVisible, isMoving, advance, render } = options
  let handle = 0
  let lastTime = 0
  let lateFrames = 0
  let level = isSoftware ? scales.length - 1 : 0
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let gapTimer: ReturnType<typeof setTimeout> | undefined

  const request = () => {
    handle ||= requestAnimationFrame(drawFrame)
  }
  const resize = () => options.resize(scales[level] ?? 1)

  function drawFrame(time: number) {
    handle = 0
    if (!isVisible()) {
      lastTime = 0
      return
    }
    const elapsed = lastTime ? time - lastTime : 0
    lastTime = isMoving() ? time : 0
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
