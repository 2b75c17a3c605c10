import { type MeasuredState, type StatusPart, statusParts } from '../../../contract/status-parts.ts'

/** What one look at the parts has found; a part that is missing could not be looked at. */
export type Measured = Readonly<Partial<Record<StatusPart, MeasuredState>>>

const letters = { up: 'u', slow: 's', down: 'd', maintenance: 'm' } as const satisfies Readonly<
  Record<MeasuredState, string>
>
const states = Object.fromEntries(
  Object.entries(letters).map(([state, letter]) => [letter, state]),
) as Readonly<Record<string, MeasuredState>>

/** A letter for each part in their order, `-` for one that was not measured. */
export const writeStates = (measured: Measured): string =>
  statusParts
    .map(part => {
      const state = measured[part]
      return state === undefined ? '-' : letters[state]
    })
    .join('')

export const readState = (written: string, part: StatusPart): MeasuredState | null =>
  states[written.charAt(statusParts.indexOf(part))] ?? null
