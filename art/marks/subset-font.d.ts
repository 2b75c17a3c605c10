declare module 'subset-font' {
  /** Cuts a font to the characters of a text; axes given a number are pinned there. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'truetype' | 'woff' | 'woff2'
      layoutFeatures?: readonly string[]
      noLayoutClosure?: boolean
      noHinting?: boolean
      variationAxes?: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
