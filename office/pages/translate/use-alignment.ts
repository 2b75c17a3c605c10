import { type RefObject, useEffect, useEffectEvent } from 'react'
import { alignSegments } from '../../../contract/office/align-segments.ts'
import { createDeadline } from '../../features/deadline.ts'
import { blocksOf } from '../../features/writing/editor-blocks.ts'
import type { TextFormHandle } from '../../features/writing/text-form.tsx'
import type { SourceItem } from './source-items.ts'

/** From this width on the two texts stand beside each other. */
const beside = '(min-width: 1080px)'
const quietMs = 150
/** Words that were typed may belong beside other rows, though nothing has another height. */
const restMs = 1500

interface Sides {
  readonly items: readonly SourceItem[]
  readonly list: RefObject<HTMLOListElement | null>
  readonly handle: RefObject<TextFormHandle | null>
}

/** The places of the translation that belong to the items, by their numbers. */
export function ownPlacesOf(items: readonly SourceItem[], own: ReturnType<TextFormHandle['read']>) {
  const segments = items.flatMap(({ segment }) => (segment ? [segment] : []))
  const pairs = alignSegments(segments, own)
  return items.map(({ at }) => (typeof at === 'number' ? (pairs[at]?.own ?? null) : at))
}

/**
 * Puts each row of the English column beside its field or segment: whichever of the two is higher up gets space above it. The
 * editor owns its elements, so their space comes from a style sheet, by their numbers.
 */
export function useAlignment(sides: Sides): void {
  const align = useEffectEvent((sheet: CSSStyleSheet) => alignRows(sides, sheet))
  const shapeNow = useEffectEvent(() => shapeOf(sides))
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const { form } = sides.handle.current ?? {}
    const [quiet, rest] = [createDeadline(), createDeadline()]
    let shape = ''
    const now = () => {
      align(sheet)
      shape = shapeNow()
    }
    // Aligning lays out the whole text: most keys change no height.
    const ifOther = () => {
      if (shapeNow() !== shape) now()
    }
    const soon = () => {
      quiet.set(Date.now() + quietMs, ifOther)
      rest.set(Date.now() + restMs, now)
    }
    soon()
    // The editor arrives after the page, and its source view takes its place.
    const arrival = new MutationObserver(soon)
    for (const side of [form, sides.list.current])
      if (side) arrival.observe(side, { childList: true, characterData: true, subtree: true })
    addEventListener('resize', soon)
    return () => {
      quiet.cancel()
      rest.cancel()
      arrival.disconnect()
      removeEventListener('resize', soon)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [sides.handle, sides.list])
}

/** The sizes on which the alignment depends. */
function shapeOf({ list, handle }: Pick<Sides, 'list' | 'handle'>): string {
  const { form } = handle.current ?? {}
  const blocks = form ? blocksOf(form).length : 0
  return [blocks, form?.offsetHeight, list.current?.offsetHeight, innerWidth].join()
}

function alignRows({ items, list, handle }: Sides, sheet: CSSStyleSheet): void {
  const { form, read } = handle.current ?? {}
  const rows = [...(list.current?.children ?? [])] as HTMLElement[]
  sheet.replaceSync('')
  for (const row of rows) row.style.marginBlockStart = ''
  if (!form || !read || !list.current || !matchMedia(beside).matches) return
  const blocks = blocksOf(form)
  const places = ownPlacesOf(items, read())
  const fields = (['title', 'description'] as const).map(
    name => form.querySelector<HTMLElement>(`[name="${name}"]`)?.closest('div') ?? null,
  )
  const ownOf = (place: (typeof places)[number]) =>
    place === null ? null : typeof place === 'number' ? blocks[place] : fields[place === 'title' ? 0 : 1]
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const natural = places.map(place => {
    const own = ownOf(place)
    return own ? topOf(own) : null
  })
  const heights = rows.map(row => row.getBoundingClientRect().height)
  const gap = Number.parseFloat(getComputedStyle(list.current).rowGap) || 0
  const rules: string[] = []
  let [bottom, pushed] = [topOf(list.current), 0]
  for (const [number, row] of rows.entries()) {
    const own = natural[number]
    const place = places[number]
    if (own != null) {
      const missing = bottom - (own + pushed)
      if (missing > 0 && typeof place === 'number' && blocks[place]) {
        const margin = Number.parseFloat(getComputedStyle(blocks[place]).marginBlockStart) || 0
        rules.push(`.ProseMirror > :nth-child(${place + 1}) { margin-block-start: ${margin + missing}px }`)
        pushed += missing
      }
      const space = Math.max(0, own + pushed - bottom)
      row.style.marginBlockStart = `${space}px`
      bottom += space
    }
    bottom += (heights[number] ?? 0) + gap
  }
  sheet.replaceSync(rules.join('\n'))
}
