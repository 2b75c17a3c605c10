import * as v from 'valibot'
import { type AnswerField, listAnswerFields } from '../contract/requests/answer-fields.ts'
import type { RequestDescription } from '../contract/requests/request-description.ts'
import type { createVisitor } from './cookie-jar.ts'
import { type HtmlQuery, queryHtml } from './html.ts'

type Visitor = ReturnType<typeof createVisitor>
export type Samples = Readonly<Record<string, string | readonly string[]>>

/** A valid answer for each field of a form, derived from its schema; `more` replaces some of them. */
export function samplesFor({ schema }: RequestDescription, email: string, more: Samples = {}): Samples {
  const sampleOf = ({ name, kind, options }: AnswerField): string | readonly string[] => {
    if (kind === 'choice') return options[1] ?? ''
    if (kind === 'choices') return [options[0] ?? '', options.at(-1) ?? '']
    if (kind === 'yes-no' || kind === 'consent') return 'on'
    if (kind === 'date') return '2027-01-02'
    if (kind === 'files') return []
    return v.is(schema.entries[name], email) && !v.is(schema.entries[name], 'no address')
      ? email
      : `Sample of ${name}`
  }
  const fields = listAnswerFields(schema)
  return { ...Object.fromEntries(fields.map(field => [field.name, sampleOf(field)])), ...more }
}

interface Control {
  readonly name: string
  readonly type: string
  readonly value: string
  readonly accept: string
}

const controlsIn = (form: HtmlQuery): Control[] =>
  form.each(':is(input, select, textarea)[name]').map(control => ({
    name: control.attribute('[name]', 'name') ?? '',
    type: control.count('input') === 0 ? 'choice or text' : (control.attribute('input', 'type') ?? 'text'),
    value: control.attribute('input', 'value') ?? '',
    accept: control.attribute('input', 'accept') ?? '',
  }))

/** The form of a page that has most of the fields. */
function formIn(html: string, names: readonly string[]): HtmlQuery {
  const forms = queryHtml(html).each('main form[method="post"]')
  const known = (form: HtmlQuery) => controlsIn(form).filter(({ name }) => names.includes(name)).length
  const [best] = forms.toSorted((a, b) => known(b) - known(a))
  if (best === undefined) throw new Error('The page has no form')
  return best
}

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A file that a field takes: words, or a CV or a picture where it is for those alone. */
function sampleFile(accept: string): File {
  if (accept === '.pdf') return new File(['%PDF-1.7\n%%EOF\n'], 'sample.pdf', { type: 'application/pdf' })
  if (accept.includes('.png') && !accept.includes('.txt'))
    return new File([png], 'sample.png', { type: 'image/png' })
  return new File(['words'], 'sample.txt', { type: 'text/plain' })
}

function bodyFor(form: HtmlQuery, samples: Samples): FormData {
  const body = new FormData()
  const filled = new Set<string>()
  for (const { name, type, value, accept } of controlsIn(form)) {
    if (type === 'file') body.append(name, sampleFile(accept))
    else if (type === 'hidden') body.append(name, value)
    else if (!filled.has(name)) for (const sample of [samples[name] ?? ''].flat()) body.append(name, sample)
    filled.add(name)
  }
  return body
}

/**
 * Fills in a form as a browser without scripts does, page after page, until it has a reference; gives the names of all fields
 * that people could see on the way.
 */
export async function fillInForm(visitor: Visitor, { initial, page }: RequestDescription, samples: Samples) {
  const rendered = new Set<string>()
  const reference = new RegExp(`\\b${initial}-[2-9A-Z]{8}\\b`)
  let { html, at } = await visitor.open(page)
  for (let pages = 0; pages < 15; pages++) {
    const form = formIn(html, Object.keys(samples))
    for (const { name, type } of controlsIn(form))
      if (type !== 'hidden') rendered.add(type === 'file' ? 'uploads' : name)
    const action = form.attribute('form', 'action')?.replace(/#.*/, '') || at
    const body = bodyFor(form, samples)
    const isMultipart = form.attribute('form', 'enctype') === 'multipart/form-data'
    const response = await visitor.fetch(action, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: isMultipart ? body : new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    })
    const location = response.headers.get('location')
    const answer = location === null ? { html: await response.text(), at } : await visitor.open(location)
    const found = reference.exec(answer.at)?.[0] ?? reference.exec(answer.html)?.[0]
    if (found !== undefined) return { reference: found, rendered }
    html = answer.html
    at = answer.at
    // A proof without scripts is good after a moment.
    if (
      controlsIn(formIn(html, Object.keys(samples))).some(
        ({ name, type }) => name === 'captcha' && type === 'hidden',
      )
    )
      await new Promise(resolve => setTimeout(resolve, 1600))
  }
  throw new Error(`${page} leads to no reference: ${at}`)
}
