import { languageTagOf } from '../../../contract/locale.ts'
import { hobartDay } from '../content/legal/hobart-day.ts'
import type { RequestEventRow, RequestRow } from '../schema.ts'
import type { RequestFigureRow } from './schema.ts'

type CountedRequest = Pick<
  RequestRow,
  | 'id'
  | 'kind'
  | 'team'
  | 'locale'
  | 'created_at'
  | 'first_answered_at'
  | 'spam_at'
  | 'merged_into'
  | 'changes_id'
>
type StateEvent = Pick<RequestEventRow, 'request_id' | 'at' | 'by' | 'state'>

/** The states in which staff have nothing more to do. */
const finishedStates: readonly string[] = ['closed', 'invited', 'declined', 'accepted']
/** States of events that leave the request in its own. */
const remarks: readonly (string | null)[] = ['updated', 'signed', 'reapplied', 'expired']

/**
 * What a request adds to the figures until a time: that it was sent, how long its sender waited for the first answer, and how
 * long it took until staff were done with it, the last time if it was reopened. Nothing of spam; of a request that was merged
 * into another only that it was sent. `events`: states, and messages of the sender, oldest first.
 */
export function figuresOf(
  request: CountedRequest,
  events: readonly StateEvent[],
  until: string,
): RequestFigureRow[] {
  const { id, kind, team, locale, created_at, first_answered_at } = request
  if (request.spam_at !== null || request.changes_id !== null) return []
  const figure = (name: RequestFigureRow['figure'], at: string): RequestFigureRow => ({
    ...{ request_id: id, figure: name, day: hobartDay(new Date(at)), kind, team, iso: languageTagOf(locale) },
    seconds: Math.max(0, Math.round((Date.parse(at) - Date.parse(created_at)) / 1000)),
  })
  const figures = [figure('sent', created_at)]
  if (request.merged_into !== null) return figures
  if (first_answered_at !== null && first_answered_at <= until)
    figures.push(figure('first-reply', first_answered_at))
  // The message of a sender, which has no state, reopens their request.
  const last = events.findLast(({ state }) => !remarks.includes(state))
  if (last?.by === 'staff' && finishedStates.includes(last.state ?? ''))
    figures.push(figure('close', last.at))
  return figures
}
