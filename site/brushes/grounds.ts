import type { Ground, Oklch } from './brush.ts'

/** Paper colours of the brush specimens. */
export const grounds: Readonly<Record<Ground, Oklch>> = {
  paper: [0.965, 0.011, 83],
  white: [0.985, 0.004, 90],
  kraft: [0.87, 0.032, 75],
  pine: [0.32, 0.038, 185],
  sky: [0.66, 0.085, 245],
  storm: [0.43, 0.045, 255],
  dusk: [0.5, 0.075, 300],
  night: [0.2, 0.035, 275],
  slate: [0.29, 0.018, 262],
}
