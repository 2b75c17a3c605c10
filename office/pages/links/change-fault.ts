import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { siteFaultKinds } from '../../../contract/office/site-fault-kinds.ts'
import { isRefusal } from '../../request/session.ts'

/** Looks at a finding again, leaves it alone, or looks after it again. */
export async function changeFault(office: OfficeClient, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const kind = siteFaultKinds.find(each => each === text('kind'))
  const named = kind && { kind, target: text('target') }
  const act = text('act')
  if (!named) throw data(null, { status: 422 })
  try {
    if (act === 'check') await office.checkSiteFault({ body: named })
    else if (act === 'leave') {
      const why = text('why').slice(0, 300)
      if (why === '') return data({ fault: 'Nothing was changed: say why it is left alone.' }, 422)
      await office.leaveSiteFault({ body: { ...named, why } })
    } else if (act === 'again') await office.leaveSiteFault({ body: { ...named, why: null } })
    else throw data(null, { status: 422 })
  } catch (error) {
    if (isRefusal(error, 404)) return data({ fault: 'Nothing was changed: it is mended meanwhile.' }, 404)
    if (isRefusal(error, 409))
      return data({ fault: 'Nothing was changed: the crawl of other sites is switched off here.' }, 409)
    throw error
  }
  const back = new URLSearchParams(text('back'))
  back.set('view', 'site')
  back.set('done', act)
  return redirect(`/site/links?${back}`)
}
