import { data, redirect } from 'react-router'
import { announcementSections } from '../../../contract/announcement-sections.ts'
import { isLocale } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { timeOf } from '../../features/local-time.ts'
import { isRefusal } from '../../request/session.ts'

/** An announcement that was refused, with what was typed. */
export interface AnnouncementOutcome {
  readonly fault: string
  readonly typed: Readonly<Record<string, string>>
}

const names = [
  'id',
  'version',
  'language',
  'section',
  'text',
  'link_to',
  'link_text',
  'from',
  'until',
] as const
export type AnnouncementField = (typeof names)[number]

/** Saves, publishes, takes off the site or removes an announcement, and goes back to the list. */
export async function changeAnnouncements(office: OfficeClient, form: FormData, zone: string) {
  const typed = Object.fromEntries(names.map(name => [name, String(form.get(name) ?? '').trim()])) as Record<
    AnnouncementField,
    string
  >
  const act = String(form.get('act') ?? '')
  const back = (done: string) => redirect(`/site/announcements?done=${done}`)
  const params = { id: typed.id }
  try {
    if (act === 'remove') {
      await office.removeAnnouncement({ params })
      return back('removed')
    }
    if (act === 'withdraw') {
      await office.withdrawAnnouncement({ params })
      return back('withdrawn')
    }
    await office.saveAnnouncement({ body: bodyOf(typed, zone, act === 'publish') })
    return back(act === 'publish' ? 'published' : 'saved')
  } catch (error) {
    if (error instanceof Unusable) return refuse(error.message, 422)
    if (isRefusal(error, 404) && (act === 'remove' || act === 'withdraw')) return back('removed')
    if (isRefusal(error, 400, 404, 409, 422))
      return refuse(error.problem.detail ?? 'Something does not fit.', error.status)
    throw error
  }

  function refuse(fault: string, status: number) {
    const outcome: AnnouncementOutcome = { fault, typed }
    return data(outcome, { status })
  }
}

/** A field that no service can be asked about. */
class Unusable extends Error {}

function bodyOf(typed: Readonly<Record<AnnouncementField, string>>, zone: string, publish: boolean) {
  const { id, version, language, text, link_to, link_text } = typed
  const section = announcementSections.find(each => each === typed.section)
  const [from, until] = [timeOf(typed.from, zone), timeOf(typed.until, zone)]
  if (!from || !until) throw new Unusable('It needs a day and a time for its beginning and its end.')
  if (!section || !isLocale(language)) throw new Unusable('Choose a language and where it is shown.')
  if (text.length > 200) throw new Unusable('An announcement has at most 200 characters.')
  return {
    ...{ language, section, text, link_to, link_text, publish },
    ...(id !== '' && { id, version: Number(version) || 0 }),
    starts_at: from.toISOString(),
    ends_at: until.toISOString(),
  }
}
