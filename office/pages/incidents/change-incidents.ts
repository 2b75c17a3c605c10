import { data, redirect } from 'react-router'
import { mapLocales } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { incidentKinds, incidentStates, statusParts } from '../../../contract/status-parts.ts'
import { timeOf } from '../../features/local-time.ts'
import { isRefusal } from '../../request/session.ts'

/** An incident that was refused, with what was typed. */
export interface IncidentOutcome {
  readonly fault: string
  readonly typed: Readonly<Record<string, string>>
  readonly parts: readonly string[]
}

/** Publishes or removes an incident or an update of one, and goes back to the list. */
export async function changeIncidents(office: OfficeClient, form: FormData, zone: string) {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'parts' ? [[name, value.trim()]] : [],
    ),
  )
  const { act, id = '' } = typed
  const back = (done: string) => redirect(`/site/incidents?done=${done}`)
  try {
    if (act === 'remove-update') {
      await office.removeIncidentUpdate({ params: { id, update: typed.update ?? '' } })
      return redirect(`/site/incidents?id=${encodeURIComponent(id)}&done=update-removed`)
    }
    if (act === 'remove') {
      await office.removeIncident({ params: { id } })
      return back('removed')
    }
    await office.saveIncident({ body: bodyOf(typed, form.getAll('parts'), zone) })
    return back('published')
  } catch (error) {
    if (error instanceof Unusable) return refuse(error.message, 422)
    if (isRefusal(error, 404) && act !== 'publish') return back('removed')
    if (isRefusal(error, 400, 404, 409, 422))
      return refuse(error.problem.detail ?? 'Something does not fit.', error.status)
    throw error
  }

  function refuse(fault: string, status: number) {
    const outcome: IncidentOutcome = { fault, typed, parts: form.getAll('parts').map(String) }
    return data(outcome, { status })
  }
}

/** A field that no service can be asked about. */
class Unusable extends Error {}

function bodyOf(
  typed: Readonly<Record<string, string>>,
  chosenParts: readonly FormDataEntryValue[],
  zone: string,
) {
  const { id = '', version, from = '', until = '' } = typed
  const kind = incidentKinds.find(each => each === typed.kind)
  const state = incidentStates.find(each => each === typed.state)
  if (!kind || !state) throw new Unusable('Choose a state.')
  const [starts, ends] = [timeOf(from, zone), timeOf(until, zone)]
  if (!starts || (kind === 'maintenance' && !ends)) throw new Unusable('It needs a day and a time.')
  const title = mapLocales(locale => typed[`title-${locale}`] ?? '')
  const texts = mapLocales(locale => typed[`text-${locale}`] ?? '')
  if (Object.values(title).some(words => words.length > 120))
    throw new Unusable('A title has at most 120 characters.')
  if (Object.values(texts).some(words => words.length > 2000))
    throw new Unusable('An update has at most 2,000 characters.')
  return {
    ...{ kind, state, title, texts },
    ...(id !== '' && { id, version: Number(version) || 0 }),
    parts: statusParts.filter(part => chosenParts.includes(part)),
    starts_at: starts.toISOString(),
    ends_at: ends?.toISOString() ?? null,
  }
}
