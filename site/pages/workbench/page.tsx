import { localeOf, notFound } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { DialogBench } from './dialog-bench.tsx'
import styles from './workbench.module.css'

export const handle = { localeBanner: false }

/** A page for us, in development and in tests: the parts of the frame that no page uses by itself. */
export function loader({ params, context }: Route.LoaderArgs) {
  localeOf(params)
  if (!context.get(siteRequest).development) throw notFound()
  return null
}

export default function Workbench() {
  return (
    <div className={styles.bench}>
      <title>Workbench</title>
      <meta name="robots" content="noindex" />
      <h1>Workbench</h1>
      <DialogBench />
    </div>
  )
}
