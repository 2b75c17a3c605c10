import { data, redirect } from 'react-router'
import { isCjk, type Locale } from '../../../../contract/locale.ts'
import type { OfficeClient } from '../../../../contract/office/office.ts'
import type { OfficeEvent } from '../../../../contract/office/request-view.ts'
import { readFailedUpload } from '../../../../contract/uploads.ts'
import { pathOfRequest } from '../../../features/request-path.ts'
import type { OfficeRequest } from '../../../request/office-request.ts'
import { safePath } from '../../../request/safe-path.ts'
import { isRefusal } from '../../../request/session.ts'

/** Why a reply or a note did not go out, with the text as it was sent. */
export interface ActOutcome {
  readonly fault:
    | 'empty'
    | 'language'
    | 'held'
    | 'refused'
    | 'saved'
    | 'files'
    | 'left'
    | 'conflict'
    | 'unanswered'
  readonly text: string
  /** What came in before the reply. */
  readonly held?: readonly OfficeEvent[]
  /** Names of files that were not taken. */
  readonly failed?: readonly string[]
}

const refuse = (outcome: ActOutcome, status = 422) => data(outcome, { status })

/** Performs what a form of a request asks for, and goes back to the request, or on to the next. */
export async function performAct({ office }: OfficeRequest, reference: string, form: FormData) {
  const act = String(form.get('act') ?? '')
  const perform = acts[act as keyof typeof acts]
  if (!perform) throw data(null, { status: 422 })
  return perform(office, reference, form)
}

type Perform = (
  office: OfficeClient,
  reference: string,
  form: FormData,
) => Promise<Response | ReturnType<typeof refuse>>

const field = (form: FormData, name: string) => String(form.get(name) ?? '')
const back = (form: FormData) => redirect(safePath(form.get('to'), '/inbox'))

const acts = { reply, note, undo, merge, split, erase } satisfies Readonly<Record<string, Perform>>

async function reply(office: OfficeClient, reference: string, form: FormData) {
  const text = field(form, 'text')
  const uploads = form.getAll('uploads').map(String)
  const failed = form.getAll('failed_uploads').map(each => readFailedUpload(String(each))?.name ?? '')
  if (form.has('insert')) return insertSaved(office, reference, form)
  if (text.trim() === '') return refuse({ fault: 'empty', text })
  if (failed.length > 0) {
    await office.keepReplyDraft({ params: { reference }, body: { text, uploads } })
    return refuse({ fault: 'files', text, failed })
  }
  const isOther = isOtherScript(text, field(form, 'locale') as Locale)
  if (isOther && !form.has('other_language')) return refuse({ fault: 'language', text })
  const close = form.has('close')
  try {
    const { held } = await office.reply({
      params: { reference },
      body: {
        act: field(form, 'key'),
        version: Number(form.get('version')),
        text,
        uploads,
        close,
        force: form.has('force'),
      },
    })
    if (held) return refuse({ fault: 'held', text, held }, 409)
  } catch (error) {
    if (isRefusal(error, 400, 422)) return refuse({ fault: 'refused', text })
    throw error
  }
  return redirect(safePath(form.get(close ? 'next' : 'to'), '/inbox'))
}

/** Puts a saved reply and its files under what is written, in the draft. */
async function insertSaved(office: OfficeClient, reference: string, form: FormData) {
  const [text, id] = [field(form, 'text'), field(form, 'saved')]
  const uploads = form.getAll('uploads').map(String)
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: a call of the service, not a hook
    const saved = id === '' ? null : await office.useSavedReply({ params: { id }, body: { reference } })
    const body = {
      text: [text.trimEnd(), saved?.text ?? ''].filter(part => part !== '').join('\n\n'),
      uploads: [...uploads, ...(saved?.uploads ?? []).map(({ id }) => id)],
    }
    await office.keepReplyDraft({ params: { reference }, body })
  } catch (error) {
    if (isRefusal(error, 400, 404, 422)) return refuse({ fault: 'saved', text })
    throw error
  }
  return back(form)
}

async function note(office: OfficeClient, reference: string, form: FormData) {
  const text = field(form, 'note')
  if (text.trim() === '') return refuse({ fault: 'empty', text })
  await office.addNote({ params: { reference }, body: { act: field(form, 'key'), text } })
  return back(form)
}

async function undo(office: OfficeClient, reference: string, form: FormData) {
  try {
    await office.undoReply({ params: { reference, event: field(form, 'event') } })
  } catch (error) {
    if (isRefusal(error, 409)) return refuse({ fault: 'left', text: '' }, 409)
    throw error
  }
  return back(form)
}

async function merge(office: OfficeClient, reference: string, form: FormData) {
  const body = { version: Number(form.get('version')), into: field(form, 'into').trim().toUpperCase() }
  try {
    const merged = await office.mergeRequests({ params: { reference }, body })
    return redirect(pathOfRequest(merged.reference))
  } catch (error) {
    if (isRefusal(error, 404, 409, 422)) return refuse({ fault: 'conflict', text: '' }, error.status)
    throw error
  }
}

async function split(office: OfficeClient, reference: string, form: FormData) {
  const body = { version: Number(form.get('version')), event: field(form, 'event') }
  try {
    const made = await office.splitRequest({ params: { reference }, body })
    return redirect(pathOfRequest(made.reference))
  } catch (error) {
    if (isRefusal(error, 409, 422)) return refuse({ fault: 'conflict', text: '' }, error.status)
    throw error
  }
}

async function erase(office: OfficeClient, reference: string) {
  await office.eraseApplication({ params: { reference } })
  return redirect('/inbox')
}

/** Whether a text is not in the script of a language: no kana in Japanese, no Han in Chinese, or either in English. */
function isOtherScript(text: string, locale: Locale): boolean {
  if (!isCjk(locale)) return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
  const own = locale === 'jp' ? /[\p{sc=Hiragana}\p{sc=Katakana}]/u : /\p{sc=Han}/u
  return !own.test(text) || (locale === 'cn' && /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text))
}
