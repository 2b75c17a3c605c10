/** The privacy signals of `Navigator`, which TypeScript's types lack or are about to lose. */
interface PrivacySignals {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * Whether the visitor opts out of analytics by Global Privacy Control or Do Not Track. https://www.w3.org/TR/gpc/
 * https://www.w3.org/TR/tracking-dnt/
 */
export const hasOptedOut = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true
