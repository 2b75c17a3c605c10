import { load } from 'cheerio'
import { createVisitor } from './cookie-jar.ts'
import type { TestServer } from './test-server.ts'

/** A visitor without scripts, by requests alone: opens pages, fills in their forms and presses their buttons. */
export function createFormVisitor(testServer: Pick<TestServer, 'fetch'>) {
  const visitor = createVisitor(testServer)
  let $ = load('')
  let [path, status] = ['', 0]

  function show(html: string, at: string, code: number) {
    $ = load(html)
    ;[path, status] = [at, code]
  }

  async function open(address: string) {
    const { html, at, response } = await visitor.open(address)
    show(html, at, response.status)
  }

  /** The one element of a selector, or the control of a label; throws where there is none or more than one. */
  function find(selectorOrLabel: string) {
    if (/^[#[]|^\w+\[/.test(selectorOrLabel)) return only($(selectorOrLabel), selectorOrLabel)
    const label = only(
      $('label').filter((_, element) => textOf($(element)) === selectorOrLabel),
      selectorOrLabel,
    )
    const id = label.attr('for')
    return id === undefined
      ? only(label.find('input, select, textarea'), selectorOrLabel)
      : only($(`[id="${id}"]`), id)
  }

  /** Submits the form of the button with this name, as the browser would, and follows where the answer leads. */
  async function press(name: string, within = 'main') {
    const button = only(
      $(`${within} button`).filter((_, element) => textOf($(element)) === name),
      name,
    )
    const id = button.attr('form')
    const form = id === undefined ? button.closest('form') : $(`form[id="${id}"]`)
    const outside = $(`[form="${form.attr('id') ?? '-'}"]`).not('button')
    const fields = [...only(form, `the form of ${name}`).serializeArray(), ...outside.serializeArray()]
    const own = button.attr('name')
    if (own !== undefined) fields.push({ name: own, value: button.attr('value') ?? '' })
    const values = fields.map(({ name, value }): [string, string] => [name, value])
    const said = form.attr('action') ?? path
    const action = said.startsWith('#') ? `${path.split('#')[0]}${said}` : said
    if (form.attr('method')?.toLowerCase() !== 'post') {
      return open(`${action.split(/[?#]/)[0]}?${new URLSearchParams(values)}`)
    }
    const asFormData = form.attr('enctype') === 'multipart/form-data'
    await post(action, asFormData ? formData(values) : new URLSearchParams(values))
  }

  async function post(action: string, body: FormData | URLSearchParams) {
    const answer = await visitor.fetch(action, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body,
    })
    const location = answer.headers.get('location')
    if (location === null) show(await answer.text(), action, answer.status)
    else await open(location)
  }

  return {
    open,
    press,
    find,
    /** Types into the field of a label or selector. */
    fill(field: string, text: string) {
      find(field).val(text)
    },
    /** Ticks a box, or chooses among radio buttons. */
    check(field: string) {
      const box = find(field)
      if (box.attr('type') === 'radio') $(`[name="${box.attr('name')}"][type="radio"]`).removeAttr('checked')
      box.attr('checked', '')
    },
    /** Chooses an option by its label. */
    select(field: string, option: string) {
      const options = find(field).find('option')
      options.removeAttr('selected')
      only(
        options.filter((_, element) => textOf($(element)) === option),
        option,
      ).attr('selected', '')
    },
    /** The visible text of the page. */
    read(selector = 'main') {
      const copy = $(selector).first().clone()
      copy.find('[hidden], script, template').remove()
      return textOf(copy)
    },
    count: (selector: string) => $(selector).length,
    texts: (selector: string) =>
      $(selector)
        .toArray()
        .map(element => textOf($(element))),
    /** Where the link with this text in the main part leads. */
    addressOf: (name: string) =>
      only(
        $('main a').filter((_, element) => textOf($(element)) === name),
        name,
      ).attr('href') ?? '',
    fetch: visitor.fetch,
    /** The value of a cookie; empty for none. */
    cookie: visitor.cookie,
    get path() {
      return path
    },
    get status() {
      return status
    },
    get html() {
      return $.html()
    },
    get title() {
      return $('title').first().text()
    },
  }
}

function only<T extends { readonly length: number }>(found: T, what: string): T {
  if (found.length !== 1) throw new Error(`There are ${found.length} of ${what}`)
  return found
}

const textOf = (element: { text(): string }) => element.text().replaceAll(/\s+/g, ' ').trim()

function formData(values: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of values) data.append(name, value)
  return data
}
