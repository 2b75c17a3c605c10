export const setIds = [
  'pencils',
  'inks',
  'calligraphy',
  'watercolour',
  'gouache',
  'oils',
  'acrylics',
  'pastels',
  'charcoal',
  'markers',
  'airbrush',
  'spray-paint',
  'foliage',
  'florals',
  'clouds',
  'light',
  'halftone',
  'patterns',
] as const

export const oilIds = [
  'loaded-filbert',
  'hog-bristle',
  'broad-flat',
  'old-fan',
  'rigger',
  'palette-knife',
  'soft-sable',
  'house-painter',
] as const

/** Every label that the screens of the apps show, in one language. */
export interface Labels {
  sets: Readonly<Record<(typeof setIds)[number], string>>
  oils: Readonly<Record<(typeof oilIds)[number], string>>
  layers: {
    title: string
    sail: string
    sun: string
    cliffs: string
    sea: string
    sky: string
    ground: string
    normal: string
    softLight: string
    background: string
  }
  brushes: string
  recent: string
  dreams: {
    film: string
    onion: string
    before: string
    after: string
    easing: string
    gull: string
    sail: string
    light: string
    town: string
    sound: string
  }
}
