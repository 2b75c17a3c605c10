import { redirect, useOutletContext } from 'react-router'
import { emptyClass, Pages, Screen, Tabs } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import { Comments } from './comments.tsx'
import { Export } from './export.tsx'
import { FilterForm } from './filter-form.tsx'
import { Votes } from './votes.tsx'
import { readVotesFilter, titlesOf, votesPath } from './votes-filter.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = readVotesFilter(url.searchParams)
  const { show, cursor, ...wanted } = filter
  const { office } = context.get(officeRequest)
  const query = { ...wanted, ...(cursor !== undefined && { cursor }), limit: 50 }
  const list = show === 'votes' ? office.listVotes({ query }) : office.listComments({ query })
  const page = await list.catch(error => {
    // A cursor that is none: the list begins at the top.
    if (isRefusal(error, 400, 422) && cursor !== undefined) throw redirect(votesPath({ show, ...wanted }))
    throw error
  })
  const { versions } = await office.listHandbookVersions()
  return { filter, page, versions: titlesOf(versions), now: new Date().toISOString() }
}

const titles = { votes: 'Votes', comments: 'Comments' } as const
const nothing = {
  votes: ['No reader has voted yet.', 'No reader has voted on a page that fits this filter.'],
  comments: [
    'No reader has left a comment yet.',
    'No reader has left a comment on a page that fits this filter.',
  ],
} as const

/** What readers say of the pages of the handbooks. */
export default function VotesAndComments({ loaderData }: Route.ComponentProps) {
  const { filter, page, versions, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const { show, cursor, ...wanted } = filter
  const tabs = (['votes', 'comments'] as const).map(each => ({
    title: titles[each],
    to: votesPath({ show: each, ...wanted }),
    isHere: each === show,
  }))
  const isFiltered = Object.keys(wanted).length > 0
  const isEmpty = ('votes' in page ? page.votes : page.comments).length === 0
  return (
    <Screen title="Votes and comments" beside={<Tabs label="Views" tabs={tabs} />}>
      <FilterForm filter={filter} titles={versions} />
      {isEmpty ? (
        <p className={emptyClass}>
          {cursor === undefined ? nothing[show][isFiltered ? 1 : 0] : 'There is nothing more.'}
        </p>
      ) : 'votes' in page ? (
        <Votes votes={page.votes} filter={filter} titles={versions} />
      ) : (
        <Comments comments={page.comments} {...{ now, zone: me.time_zone, titles: versions }} />
      )}
      <Pages
        first={cursor === undefined ? null : votesPath({ show, ...wanted })}
        next={page.next_cursor === null ? null : votesPath({ show, ...wanted, cursor: page.next_cursor })}
      />
      <Export me={me} filter={filter} />
    </Screen>
  )
}
