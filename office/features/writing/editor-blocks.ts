const surfaceOf = (form: HTMLElement) => form.querySelector<HTMLElement>('[contenteditable="true"]')

/** The blocks of the text in the editor of a form, one for each segment; none in its source view, and without it. */
export function blocksOf(form: HTMLElement): HTMLElement[] {
  const surface = surfaceOf(form)
  if (!surface || surface.offsetParent === null) return []
  return [...surface.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches('.ProseMirror-widget'),
  )
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
  const anchor = getSelection()?.anchorNode
  const at = anchor ? blocksOf(form).findIndex(block => block.contains(anchor)) : -1
  return at === -1 ? null : at
}
