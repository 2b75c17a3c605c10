/** What can be a picture of the library. */
export const mediaLimits = {
  bytes: 100 * 1024 * 1024,
  /** Width times height. */
  pixels: 100_000_000,
  /** Extensions, without the dot. */
  endings: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff'],
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'],
} as const

/** Where staff upload pictures, by the tus protocol. */
export const mediaUploadsPath = '/office/files/uploads'

/** Why a file cannot be a picture of the library. */
export const mediaFaults = ['type', 'pixels', 'unreadable', 'gone'] as const
export type MediaFault = (typeof mediaFaults)[number]
