/** The number of rows of everything. */
export interface Scale {
  readonly articles: number
  readonly positions: number
  /** In version 5.0 of procreate, in sections of a hundred. */
  readonly pages: number
  /** In version 4.0 of pocket, one beside the other. */
  readonly flatPages: number
  readonly readers: number
  readonly requests: number
}

export const scales = {
  hundredth: { articles: 100, positions: 12, pages: 40, flatPages: 10, readers: 10_000, requests: 2000 },
  full: {
    articles: 10_000,
    positions: 1200,
    pages: 4000,
    flatPages: 1000,
    readers: 1_000_000,
    requests: 200_000,
  },
} as const satisfies Readonly<Record<string, Scale>>

export type ScaleName = keyof typeof scales
