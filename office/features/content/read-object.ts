/** The facts that somebody has typed as JSON; null for anything but an object. */
export function readObject(typed: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(typed)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
