/**
 * The speculation rules of every page: prefetch of a hovered document link until React has hydrated, after which links
 * fetch data. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*', '/*account*', '/*\\?(.+)'] } },
          { selector_matches: 'html:not([data-hydrated]) a:not([download])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const loader = () =>
  new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  })
