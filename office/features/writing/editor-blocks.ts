const surfaceOf = (form: HTMLElement) => form.querySelector<HTMLElement>('[contenteditable="true"]')

const isBlock = (child: Element): child is HTMLElement =>
  child instanceof HTMLElement && !child.matches('.ProseMirror-widget')

/** The blocks of the text in the editor of a form, one for each segment; none in its source view, and without it. */
export function blocksOf(form: HTMLElement): HTMLElement[] {
  const surface = surfaceOf(form)
  if (!surface || surface.closest('[hidden]')) return []
  return [...surface.children].filter(isBlock)
}

/** A field, or the place of a segment. */
export type FieldOrPlace = 'title' | 'description' | number

/** Puts the caret at the beginning of a field or segment. */
export function goTo(form: HTMLElement, at: FieldOrPlace): void {
  if (typeof at === 'string') {
    form.querySelector<HTMLInputElement>(`[name="${at}"]`)?.focus()
    return
  }
  const block = blocksOf(form)[at]
  if (!block) return
  surfaceOf(form)?.focus()
  getSelection()?.collapse(block, 0)
  block.scrollIntoView({ block: 'center' })
}

/** The place of the segment with the caret; null: it is elsewhere. */
export function placeOfCaret(form: HTMLElement): FieldOrPlace | null {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && form.contains(activeElement))
    return activeElement.name === 'title' || activeElement.name === 'description' ? activeElement.name : null
  const surface = surfaceOf(form)
  let block: Node | null = getSelection()?.anchorNode ?? null
  if (!surface?.contains(block) || block === surface || surface.closest('[hidden]')) return null
  while (block && block.parentNode !== surface) block = block.parentNode
  if (!(block instanceof Element) || !isBlock(block)) return null
  let at = 0
  for (let { previousElementSibling: before } = block; before; before = before.previousElementSibling)
    if (isBlock(before)) at++
  return at
}
