/** The noise that the site's canvases have as well. */
export { clamp, ease, layer, makeNoise, mix, type Noise } from '../../site/paint/noise.ts'
