/** The level of a list paragraph of Word, from 1; 0 for any other. */
const levelOf = (element: Element): number => {
  const style = element.getAttribute('data-style') ?? ''
  return /mso-list:\s*(?!none|ignore)/i.test(style) ? Number(/level(\d)/i.exec(style)?.[1] ?? 1) : 0
}

/** A sign such as `3.`, `b)` or `iv.`, and not a bullet. */
const isNumber = (sign: string) => /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign)

/** Word writes the items of a list as paragraphs, with their signs as text: they become lists. */
export function convertWordLists(root: HTMLElement): void {
  /** The open lists, from the outermost. */
  let open: HTMLElement[] = []
  for (const element of [...root.querySelectorAll('p, h1, h2, h3, h4, h5, h6, table')]) {
    const level = levelOf(element)
    if (level === 0) {
      open = []
      continue
    }
    const signs = element.querySelectorAll(
      '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
    )
    const tag = isNumber(signs[0]?.textContent ?? '') ? 'ol' : 'ul'
    for (const sign of signs) sign.remove()
    if (open.length > 0 && open[0]?.nextElementSibling !== element) open = []
    open = open.slice(0, level)
    while (open.length < level) {
      const list = root.ownerDocument.createElement(tag)
      const parent = open.at(-1)
      if (!parent) element.before(list)
      else (parent.lastElementChild ?? parent.appendChild(item(root))).append(list)
      open.push(list)
    }
    const line = item(root)
    const paragraph = root.ownerDocument.createElement('p')
    paragraph.append(...element.childNodes)
    line.append(paragraph)
    open.at(-1)?.append(line)
    element.remove()
  }
}

const item = (root: HTMLElement) => root.ownerDocument.createElement('li')
