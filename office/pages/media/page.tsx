import { data, Form, Link, redirect } from 'react-router'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { useRevalidateWhile } from '../../features/media/revalidate-while.ts'
import { takeUploads } from '../../features/media/take-uploads.ts'
import { UploadForm } from '../../features/media/upload-form.tsx'
import { emptyClass, Notice, Pages, Screen, Tabs } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './media.module.css'
import { filterTitles, pathOfFilter, readFilter } from './media-filter.ts'
import { MediaTile } from './media-tile.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = readFilter(url.searchParams)
  const { q, cursor } = filter
  const query = { filter: filter.filter, ...(q && { q }), ...(cursor && { cursor }), limit: 48 }
  return {
    filter,
    added: Number(url.searchParams.get('added')) || 0,
    isDeleted: url.searchParams.has('deleted'),
    mayAdd: isPermitted('media.add', currentStaff(context).roles),
    ...(await context.get(officeRequest).office.listMedia({ query })),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { office } = context.get(officeRequest)
    const form = await request.formData()
    const { taken, faults } = await takeUploads(
      form,
      async upload => (await office.addMedia({ body: { upload } })).id,
    )
    if (taken.length + faults.length === 0) return data({ faults: ['Choose a file first.'] }, { status: 422 })
    if (faults.length > 0) return data({ faults }, { status: 422 })
    if (form.has('stay')) return { faults }
    return redirect(taken.length === 1 ? `/media/${taken[0]}` : `/media?added=${taken.length}`)
  })

/** The pictures of the library, newest first. */
export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, added, isDeleted, mayAdd, media, next_cursor } = loaderData
  const faults = actionData && 'faults' in actionData ? actionData.faults : []
  useRevalidateWhile(media.some(({ state }) => state === 'making'))
  return (
    <Screen title="Pictures">
      {added > 0 && <Notice>{count(added, 'picture')} added. Their files are being made.</Notice>}
      {isDeleted && <Notice>The picture is deleted. Its files are removed within the minute.</Notice>}
      {faults.map(fault => (
        <Fault key={fault}>{fault}</Fault>
      ))}
      {mayAdd && <UploadForm action="/media" label="Add pictures" button="Add" multiple fields={{}} />}
      <Tabs
        label="Which pictures"
        tabs={(Object.keys(filterTitles) as (keyof typeof filterTitles)[]).map(each => ({
          title: filterTitles[each],
          to: pathOfFilter({ q: filter.q, filter: each }),
          isHere: each === filter.filter,
        }))}
      />
      <Form method="get" action="/media" role="search" className={styles.search}>
        {filter.filter !== 'all' && <input type="hidden" name="filter" value={filter.filter} />}
        <Field
          label="What it shows, credit, file name or id"
          name="q"
          type="search"
          defaultValue={filter.q}
          maxLength={200}
        />
        <Button>Find</Button>
        {filter.q && <Link to={pathOfFilter({ q: '', filter: filter.filter })}>Clear</Link>}
      </Form>
      {media.length === 0 ? (
        <p className={emptyClass}>
          {filter.q || filter.filter !== 'all'
            ? 'No picture fits these words and this filter.'
            : 'There are no pictures in the library yet.'}
        </p>
      ) : (
        <ul className={styles.tiles} aria-label="Pictures">
          {media.map(each => (
            <MediaTile key={each.id} media={each} />
          ))}
        </ul>
      )}
      <Pages
        first={filter.cursor === '' ? null : pathOfFilter(filter)}
        next={next_cursor === null ? null : pathOfFilter(filter, next_cursor)}
      />
    </Screen>
  )
}
