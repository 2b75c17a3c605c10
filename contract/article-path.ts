/** The category of press releases: articles with pages of their own, which are in no list of the magazine. */
export const releaseCategory = 'release'

interface ArticlePlace {
  /** The id of its category. */
  readonly category: string
  readonly year: number | string
  readonly slug: string
}

/** The path of the page of an article, without a language. */
export const pathOfArticle = ({ category, year, slug }: ArticlePlace): `/${string}` =>
  category === releaseCategory ? `/press/releases/${year}/${slug}` : `/insight/${year}/${slug}`
