/** The language tags that content is stored under; anything else reads as English. */
export type Iso = 'en-US' | 'zh-CN' | 'ja'

const isos: readonly Iso[] = ['en-US', 'zh-CN', 'ja']

/** The first tag of an Accept-Language header or a `lang` parameter, or en-US when we do not write in it. */
export function isoOf(tag: string | undefined): Iso {
  const first = tag?.split(/[,;]/, 1)[0]?.trim().toLowerCase() ?? ''
  return isos.find(iso => iso.toLowerCase() === first) ?? 'en-US'
}
