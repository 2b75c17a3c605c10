import { useMemo } from 'react'

/**
 * A value of a loader as one string. React Router's stream numbers every value of every object: 300 segments took ten times as
 * long to read as their JSON.
 */
interface Sent<T> {
  readonly json: string
  /** For the type alone. */
  readonly of?: T
}

export const send = <T>(value: T): Sent<T> => ({ json: JSON.stringify(value) })

/** What was sent, read once. */
export const useSent = <T>({ json }: Sent<T>): T => useMemo(() => JSON.parse(json) as T, [json])
