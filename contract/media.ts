import * as v from 'valibot'

/** The formats of the files of an uploaded picture. */
const mediaFormats = ['avif', 'webp', 'jpg'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** A picture, or a crop of it: its files by format, in ascending width. */
const cut = v.object({
  /** In pixels of the widest file. */
  width: v.number(),
  height: v.number(),
  files: v.array(v.object({ format: v.picklist(mediaFormats), width: v.number(), src: v.string() })),
})
export type MediaCutFiles = v.InferOutput<typeof cut>

/** A picture that staff have uploaded, with its words in the language of the text around it. */
export const mediaPicture = v.object({
  ...cut.entries,
  /** The dominant color, `#rrggbb`. */
  colour: v.string(),
  /** Whether it has transparent parts. */
  alpha: v.boolean(),
  alt: v.string(),
  credit: v.string(),
  /** The crops around its focal point, where it is a cover. */
  crops: v.optional(v.record(v.string(), cut)),
})
export type MediaPicture = v.InferOutput<typeof mediaPicture>

/** How a text or a cover names an uploaded picture: `media:k3v9…`. */
const scheme = 'media:'

export const mediaIdOf = (picture: string): string | null =>
  picture.startsWith(scheme) ? picture.slice(scheme.length) : null

export const nameOfMedia = (id: string): string => `${scheme}${id}`
