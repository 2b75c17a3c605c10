import type { View } from './scene.ts'

const degree = Math.PI / 180
const maxTilt = 25
/** Degrees to both sides, and seconds there and back. */
const swingRange = { degrees: 42, period: 26 }

/** The rotation of the model, in degrees, and its position on the canvas. */
interface Camera {
  readonly isSwinging: boolean
  turnTo(turn: number, tilt: number): void
  /** Turns by these angles and reports the new ones. */
  turnBy(turn: number, tilt: number): void
  /** Starts the slow swing at the current angle, or stops it. */
  swing(on: boolean): void
  /** Advances the swing by milliseconds. */
  advance(elapsed: number): void
  /** Aligns the model with `slot` in `container`. */
  fit(container: Element, slot: Element): void
  view(): Pick<View, 'turn' | 'tilt' | 'frame'>
}

export function createCamera(onTurn: (turn: number, tilt: number) => void): Camera {
  let turn = 0
  let tilt = 0
  let frame: View['frame'] = { x: 0.5, y: 0.5, half: 0.4 }
  let isSwinging = false
  let swingTime = 0

  function turnTo(nextTurn: number, nextTilt: number) {
    turn = ((((nextTurn + 180) % 360) + 360) % 360) - 180
    tilt = Math.min(maxTilt, Math.max(-maxTilt, nextTilt))
  }

  return {
    get isSwinging() {
      return isSwinging
    },
    turnTo,
    turnBy(byTurn, byTilt) {
      turnTo(turn + byTurn, tilt + byTilt)
      onTurn(turn, tilt)
    },
    swing(on) {
      isSwinging = on
      const phase = Math.asin(Math.min(1, Math.max(-1, turn / swingRange.degrees)))
      swingTime = (phase / (2 * Math.PI)) * swingRange.period
    },
    advance(elapsed) {
      if (!isSwinging) return
      swingTime += elapsed / 1000
      turn = swingRange.degrees * Math.sin((swingTime / swingRange.period) * 2 * Math.PI)
      onTurn(turn, tilt)
    },
    fit(container, slot) {
      const [outer, inner] = [container.getBoundingClientRect(), slot.getBoundingClientRect()]
      frame = {
        x: (inner.left + inner.width / 2 - outer.left) / outer.width,
        y: (inner.top + inner.height / 2 - outer.top) / outer.height,
        half: inner.height / 2 / outer.height,
      }
    },
    view: () => ({ turn: turn * degree, tilt: tilt * degree, frame }),
  }
}
