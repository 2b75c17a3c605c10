import { data, Form } from 'react-router'
import { type HandbookProduct, handbookProducts } from '../../../contract/handbook-versions.ts'
import { pathOfTree } from '../../features/content/move-path.ts'
import { Button, Fault } from '../../features/controls.tsx'
import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import { leadClass, Screen, softClass, Tabs } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { changeTree } from './change-tree.ts'
import { EmptyVersion } from './empty-version.tsx'
import { NewPage } from './new-page.tsx'
import { OtherPages } from './other-pages.tsx'
import { PublishBar } from './publish-bar.tsx'
import styles from './tree.module.css'
import { Tree } from './tree.tsx'
import { useTreeChange } from './use-tree-change.ts'
import { Versions } from './versions.tsx'

/** Throws 404. */
function readProduct(name: string): HandbookProduct {
  const product = handbookProducts.find(each => each === name)
  if (!product) throw data(null, { status: 404 })
  return product
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = readProduct(params.product)
  const shown = url.searchParams.get('shown')?.slice(0, 20) ?? ''
  const moved = url.searchParams.get('moved')?.slice(0, 200) ?? ''
  const tree = await context
    .get(officeRequest)
    .office.getHandbookTree({ params: { product }, query: { ...(shown && { shown }) } })
  return { tree, moved: tree.pages.some(({ entry }) => entry.path === moved) ? moved : '' }
}

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    changeTree(context.get(officeRequest).office, readProduct(params.product), await request.formData()),
  )

/** The pages of a version of a handbook: their order, and the versions that they stand in. */
export default function HandbookTree({ loaderData, actionData }: Route.ComponentProps) {
  const { tree, moved } = loaderData
  const { product, shown, versions, pages, others, may_change: mayChange } = tree
  const { outcome, change, undo } = useTreeChange(
    tree,
    actionData && 'sentence' in actionData ? actionData : null,
  )
  const here = pathOfTree(product, shown)
  return (
    <Screen title={`Handbook of ${product}`}>
      <Tabs
        label="Handbooks"
        tabs={handbookProducts.map(each => ({ title: each, to: pathOfTree(each), isHere: each === product }))}
      />
      <Tabs
        label="Versions"
        tabs={versions.map(({ slug, title, pages: number, is_public: isPublic }) => ({
          title: `${title} · ${number}${isPublic ? '' : ' · not shown yet'}`,
          to: pathOfTree(product, slug),
          isHere: slug === shown,
        }))}
      />
      {mayChange && (
        <p className={softClass}>
          <a href="#versions">New version, titles</a>
        </p>
      )}
      <div className={styles.board}>
        <p role="status" className={styles.status}>
          {outcome?.sentence || (moved && `${moved.slice(moved.lastIndexOf('/') + 1)} has a new address.`)}
          {undo !== null && (
            <>
              {' '}
              <Button type="button" onClick={() => change(undo, '')}>
                Undo
              </Button>
            </>
          )}
        </p>
        {outcome && outcome.fault !== '' && (
          <Form method="post" action={here} className={styles.again}>
            <Fault>{outcome.fault}</Fault>
            {outcome.again && (
              <>
                <input type="hidden" name="version" value={tree.version} />
                {outcome.again.map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <Button>Make it now</Button>
              </>
            )}
          </Form>
        )}
        <p className={leadClass}>
          A page has the same place in every version that it stands in. Order and versions are seen by
          visitors when they are published; a page that goes below another changes its address at once.
        </p>
        {mayChange && pages.length > 0 && (
          <p className={softClass}>
            Drag a page by its handle, or focus it and press <kbd>Alt</kbd> with an arrow: up and down among
            its neighbors, right to go below the page before it, left to go out.
          </p>
        )}
        {mayChange && tree.changed > 0 && <PublishBar tree={tree} here={here} />}
        {pages.length === 0 ? (
          <EmptyVersion tree={tree} here={here} />
        ) : (
          <Tree tree={tree} here={here} focus={moved} change={change} />
        )}
        {mayChange && <NewPage tree={tree} here={here} />}
        {mayChange && <Versions tree={tree} here={here} />}
        {others.length > 0 && <OtherPages tree={tree} here={here} />}
      </div>
    </Screen>
  )
}
