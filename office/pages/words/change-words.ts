import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'

/** A row that was refused, with what was typed. */
export interface WordOutcome {
  readonly id: string
  readonly en: string
  readonly cn: string
  readonly jp: string
  readonly note: string
  readonly fault: string
}

/** Changes, adds or removes a row, and goes back to the list. */
export async function changeWords(office: OfficeClient, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const row = { en: text('en'), cn: text('cn'), jp: text('jp'), note: text('note') }
  const id = text('id')
  const refuse = (fault: string, status: number) => data<WordOutcome>({ id, ...row, fault }, { status })
  const back = (done: Record<string, string>) => redirect(`/site/words?${new URLSearchParams(done)}`)
  try {
    if (text('act') === 'remove') {
      await office.removeWord({ body: { id } })
      return back({ removed: text('en') })
    }
    if (row.en === '' || row.cn === '' || row.jp === '')
      return refuse('A row needs its English, its Chinese and its Japanese.', 422)
    await office.changeGlossary({ body: { ...row, ...(id && { id }) } })
    return back({ [id ? 'changed' : 'added']: row.en })
  } catch (error) {
    if (isRefusal(error, 404)) return refuse('Somebody has removed this row since.', 404)
    if (isRefusal(error, 400, 409, 422))
      return refuse(error.problem.detail ?? 'Something does not fit.', error.status)
    throw error
  }
}
