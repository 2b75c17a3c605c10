import { data, redirect } from 'react-router'
import { describeAnswers } from '../../../contract/requests/describe-answers.ts'
import { madeWithRequest } from '../../../contract/requests/made-with/description.ts'
import { emptyClass, leadClass, Notice, rowsClass, Screen, Tabs } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import { WorkRow } from './work-row.tsx'

const sentences: Readonly<Record<string, string>> = {
  prepare: 'The picture is being prepared, which takes some seconds.',
  accept: 'It hangs on the wall, and its maker has been told.',
  decline: 'It is not on the wall, its picture is deleted, and its maker has been told why.',
}

/** What the maker has written; the other answers are choices, whose titles are ours. */
const written: ReadonlySet<string> = new Set(['title', 'alt', 'words', 'link'])

export async function loader({ url, context }: Route.LoaderArgs) {
  requirePermission(context, 'works.decide')
  const state = url.searchParams.get('state') === 'accepted' ? ('accepted' as const) : ('received' as const)
  const { works } = await context.get(officeRequest).office.listOfferedWorks({ query: { state } })
  return {
    state,
    done: sentences[url.searchParams.get('done') ?? ''],
    works: works.map(work => ({
      ...work,
      // The head of the row has name and address.
      rows: describeAnswers(madeWithRequest, work.answers, 'en')
        .filter(({ field }) => field !== 'name' && field !== 'email')
        .map(({ field, label, values }) => ({
          field,
          label,
          text: values.join(', '),
          isWritten: written.has(field),
        })),
    })),
  }
}

const field = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export const action = ({ request, url, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { office } = context.get(officeRequest)
    const form = await request.formData()
    const act = field(form, 'act')
    const reference = field(form, 'reference')
    const params = { reference }
    const text = field(form, 'text')
    const alt = { en: field(form, 'alt_en'), cn: field(form, 'alt_cn'), jp: field(form, 'alt_jp') }
    const refuse = (fault: string) => data({ fault, reference, text, alt }, { status: 422 })
    if (act === 'accept' && Object.values(alt).includes(''))
      return refuse('A work needs words for people who cannot see it, in all three languages.')
    if (act === 'decline' && text === '') return refuse('Say why: its maker gets these words by mail.')
    try {
      if (act === 'prepare') await office.prepareWork({ params })
      else if (act === 'accept') await office.acceptWork({ params, body: { alt, text } })
      else if (act === 'decline') await office.declineWork({ params, body: { text } })
      else throw data(null, { status: 422 })
    } catch (error) {
      if (isRefusal(error, 404, 409, 422)) return refuse(error.message)
      throw error
    }
    const query = new URLSearchParams({ ...Object.fromEntries(url.searchParams), done: act })
    return redirect(`/works?${query}`)
  })

/** Pictures that readers have sent for the wall: each is looked at before it is shown. */
export default function Works({ loaderData, actionData }: Route.ComponentProps) {
  const { works, state, done } = loaderData
  const refused = actionData && 'fault' in actionData ? actionData : null
  const isWaiting = state === 'received'
  return (
    <Screen title="Works for the wall">
      {done && !refused && <Notice>{done}</Notice>}
      <p className={leadClass}>
        Readers send these for /made-with. Prepare a picture to look at it, describe it in three languages,
        and hang it, or decline it with a few words. A maker can take a work back at any time.
      </p>
      <Tabs
        label="Works"
        tabs={[
          { title: 'Waiting', to: '/works', isHere: isWaiting },
          { title: 'On the wall', to: '/works?state=accepted', isHere: !isWaiting },
        ]}
      />
      {works.length === 0 ? (
        <p className={emptyClass}>
          {isWaiting ? 'Nothing waits to be looked at.' : 'No work of a reader hangs yet.'}
        </p>
      ) : (
        <ul className={rowsClass} aria-label="Works">
          {works.map(work => (
            <WorkRow
              key={work.reference}
              work={work}
              here={isWaiting ? '/works' : '/works?state=accepted'}
              refused={refused?.reference === work.reference ? refused : null}
            />
          ))}
        </ul>
      )}
    </Screen>
  )
}
