export interface MoonProps {
  /** From 0, new, to 1, full. */
  readonly lit: number
  readonly className?: string | undefined
}

/** The moon as it waxes on the southern side of the earth: from the left. */
export function Moon({ lit, className }: MoonProps) {
  // The edge of the light is half an ellipse: it bends to the lit side before half moon, to the dark side after.
  const bend = Math.abs(2 * lit - 1) * 48
  const sweep = lit > 0.5 ? 0 : 1
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill="none" stroke="currentColor" strokeOpacity="0.35" />
      <path d={`M50 2A48 48 0 0 0 50 98A${bend} 48 0 0 ${sweep} 50 2z`} fill="currentColor" />
    </svg>
  )
}
