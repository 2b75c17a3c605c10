/** What a browser says about being measured; both are absent from the types of TypeScript or on their way there. */
interface Wishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * Whether the visitor asks not to be measured: then nothing is sent, to nobody.
 * https://www.w3.org/TR/gpc/ https://www.w3.org/TR/tracking-dnt/
 */
export const hasOptedOut = ({ doNotTrack, globalPrivacyControl }: Wishes): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true
