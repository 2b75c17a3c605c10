import { languageTagOf } from '../../../contract/locale.ts'
import { writeMarkdown } from '../../features/prose/write-markdown.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import type { Route } from './+types/insight-markdown'
import { loadCopy } from './article-feeds/load-copy.ts'

/** An article as Markdown. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const [, year = '', slug = ''] = /\/insight\/(\d{4})\/([\w-]+)\.md$/.exec(url.pathname) ?? []
  if (slug === '') throw missing()
  const query = { lang: languageTagOf(locale) }
  const { article } = await site
    .admin(locale)
    .getArticle({ params: { year, slug }, query }, withDeadline())
    .catch(error => {
      throw error instanceof Error && 'status' in error && error.status === 404 ? missing() : error
    })
  const parts = [
    `# ${article.title}`,
    article.intro,
    ...(article.sample ? [loadCopy(site, locale).sample] : []),
    writeMarkdown(article.segments, { origin: site.origin, locale }),
  ]
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': article.lang,
      'X-Robots-Tag': 'noindex',
    },
  })
}

const missing = () =>
  new Response('This page could not be found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
