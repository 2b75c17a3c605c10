import { data, redirect } from 'react-router'
import { everyLocale } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { takeUploads } from '../../features/media/take-uploads.ts'
import { elevateFirst } from '../../request/elevate-first.ts'
import { isRefusal } from '../../request/session.ts'

/** What was refused, with the words that were typed. */
interface MediaOutcome {
  readonly faults: readonly string[]
  readonly typed: { readonly language: string; readonly alt: string; readonly credit: string } | null
}

/** Does what a form of the screen asks for, and goes back to the picture. */
export async function performAct(office: OfficeClient, id: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const act = text('act')
  const refuse = (faults: readonly string[], status = 422) =>
    data<MediaOutcome>({ faults, typed: act === 'words' ? typedIn(text) : null }, { status })
  const back = (done: string) => redirect(`/media/${id}?${new URLSearchParams({ done })}`)
  const version = Number(text('version')) || 0
  const params = { id }
  try {
    if (act === 'words') {
      const { language, ...words } = typedIn(text)
      if (!everyLocale.some(each => each === language)) return refuse(['There is no such language.'])
      await office.changeMediaWords({ params: { id, language }, body: { ...words, version } })
      return back(`words-${language}`)
    }
    if (act === 'focal') {
      const [x, y] = [Number(text('x') || Number.NaN), Number(text('y') || Number.NaN)]
      if (![x, y].every(each => Number.isInteger(each) && each >= 0 && each <= 100))
        return refuse(['The focal point is two whole numbers from 0 to 100.'])
      await office.setFocalPoint({ params, body: { x, y, version } })
      return back('focal')
    }
    if (act === 'replace') {
      const { taken, faults } = await takeUploads(form, async upload => {
        await office.replaceMedia({ params, body: { upload, version } })
        return upload
      })
      if (taken.length === 0) return refuse(faults.length > 0 ? faults : ['Choose a file first.'])
      return back('replaced')
    }
    if (act === 'delete') {
      await elevateFirst(`/media/${id}`, () => office.deleteMedia({ params, body: { version } }))
      return redirect('/media?deleted=1')
    }
    const archived = act === 'archive'
    await office.archiveMedia({ params, body: { archived } })
    return back(archived ? 'archived' : 'restored')
  } catch (error) {
    if (!isRefusal(error, 400, 403, 409, 422)) throw error
    return refuse([error.problem.detail ?? 'It was not accepted.'], error.status)
  }
}

const typedIn = (text: (name: string) => string) => ({
  language: text('language'),
  alt: text('alt'),
  credit: text('credit'),
})
